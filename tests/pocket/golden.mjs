/** The facts of golden games, replayed by the rules in the pocket's own archive under Pyodide; one line of JSON for each. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , folder, source, ...records] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const lockFileContents = JSON.stringify({ info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_0", version: "0", python: "3.14.2" }, packages: {} });
const python = await loadPyodide({ indexURL: folder, lockFileContents });
python.unpackArchive(new Uint8Array(readFileSync(`${folder}/pocket.zip`)).buffer, "zip", { extractDir: "/house" });
python.FS.mkdir("/source");
python.FS.mount(python.FS.filesystems.NODEFS, { root: source }, "/source");
python.runPython(`
import sys
from importlib.util import module_from_spec, spec_from_file_location
sys.path.insert(0, "/house")
spec = spec_from_file_location("stand_ins", "/house/zaubertisch/pocket/stand_ins.py")
stand_ins = module_from_spec(spec)
spec.loader.exec_module(stand_ins)
stand_ins.take_in()
import zaubertisch
zaubertisch.__path__.append("/source/zaubertisch")  # for the lab alone: all else is found in the archive before
from zaubertisch import kernel
assert kernel.__file__.startswith("/house/")
`);
const facts = python.runPython(`
import json
from zaubertisch.kernel.record import read_record
from zaubertisch.lab.golden import facts
lambda text: json.dumps(facts(read_record(text)))
`);
for (const record of records) console.log(facts(readFileSync(record, "utf8")));
