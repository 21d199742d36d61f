/** Vite plugin: what a browser loads lies beside itself packed with brotli and gzip, so that no server packs it again and again. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKABLE = /\.(m?js|css|html|svg|webmanifest|wasm)$/;
const LARGE = 1_000_000; // bytes; packing more as tightly as can be takes half a minute
const SMALL = 400; // bytes; packing less is not worth it

function pack(file: string): void {
  const plain = readFileSync(file);
  if (plain.length < SMALL) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: plain.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }));
}

export function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    enforce: "post",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
        if (PACKABLE.test(file)) pack(join(folder, file));
    },
  };
}
