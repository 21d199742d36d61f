// Makes src/lib/protocol.ts from the server's own schema; with --check only says whether both files are current.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const SCHEMA = new URL("../protocol.schema.json", import.meta.url);
const TYPES = new URL("../src/lib/protocol.ts", import.meta.url);
const root = new URL("../..", import.meta.url).pathname;

function exported() {
  const python = process.env.PYTHON ?? "python";
  const env = { ...process.env, PYTHONPATH: [`${root}src`, process.env.PYTHONPATH].filter(Boolean).join(":") };
  return execFileSync(python, ["-m", "zaubertisch.server.export"], { cwd: root, env, encoding: "utf-8" });
}

/** A field's title would become a type of its own; a message has its name already. */
function withoutTitles(part) {
  if (Array.isArray(part)) return part.map(withoutTitles);
  if (typeof part !== "object" || part === null) return part;
  const kept = Object.entries(part).filter(([key, value]) => key !== "title" || typeof value !== "string");
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutTitles(value)]));
}

/** Every message is told by its type, so none goes without. */
function withTypes(schema) {
  for (const message of Object.values(schema.$defs))
    if (message.properties?.type?.const) message.required = [...new Set([...(message.required ?? []), "type"])];
  return schema;
}

async function typesOf(schema) {
  const made = await compile(withTypes(withoutTitles(JSON.parse(schema))), "Protocol", {
    additionalProperties: false,
    bannerComment: "// Made from protocol.schema.json by `npm run types`; do not edit.",
    unreachableDefinitions: true,
    format: true,
    style: { printWidth: 110 },
  });
  return made
    .replace(/export interface Protocol \{[^}]*\}\n/, "")
    .replace(/\/\*\*[^/]*?This interface was referenced by[^/]*?\*\/\n/g, "");
}

const schema = exported();
const types = await typesOf(schema);
if (process.argv.includes("--check")) {
  const current = readFileSync(SCHEMA, "utf-8") === schema && readFileSync(TYPES, "utf-8") === types;
  if (!current) console.error("The protocol has changed; say `npm run types` and commit both files.");
  process.exit(current ? 0 : 1);
}
writeFileSync(SCHEMA, schema);
writeFileSync(TYPES, types);
