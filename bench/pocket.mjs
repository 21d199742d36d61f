/** How long a bot of each strength thinks in the pocket's Python, in milliseconds of the processor; one line of JSON for each. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , folder, most, bots] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const lockFileContents = JSON.stringify({ info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_0", version: "0", python: "3.14.2" }, packages: {} });
const python = await loadPyodide({ indexURL: folder, lockFileContents });
python.unpackArchive(new Uint8Array(readFileSync(`${folder}/pocket.zip`)).buffer, "zip", { extractDir: "/house" });
globalThis.busy = () => process.cpuUsage().user / 1000;
const measured = python.runPython(`
import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
sys.path.insert(0, "/house")
spec = spec_from_file_location("stand_ins", "/house/zaubertisch/pocket/stand_ins.py")
stand_ins = module_from_spec(spec)
spec.loader.exec_module(stand_ins)
stand_ins.take_in()
from js import busy
from zaubertisch import bots, games
from zaubertisch.kernel.chance import FastChance
from zaubertisch.kernel.referee import Referee
from zaubertisch.server.thought import thought_about

def measured(game_key, bot, most):
    """A rule of thumb plays for four; every few questions this bot is asked, too, with all the time it wants."""
    game = games.get(game_key)
    referee = Referee(game, 4, FastChance(1), game.settle(4, {}))
    taken = []
    asked = 0
    thought_about(game, referee.imagine(referee.asked, FastChance(9)), referee.asked, bot, 1, 3600.0)
    while not referee.over and len(taken) < most:
        seat = referee.asked
        world = referee.imagine(seat, FastChance(asked))
        world.chance = FastChance()
        if len(referee.options(seat)) > 1 and asked % 5 == 0:
            before = busy()
            thought_about(game, world, seat, bot, asked, 3600.0)
            taken.append(busy() - before)
        word, _, _ = thought_about(game, world, seat, bots.quick(game_key), asked, 3600.0)
        referee.say(seat, word)
        asked += 1
    return json.dumps({"game": game_key, "bot": bot, "decisions": len(taken), "mean": sum(taken) / len(taken), "most": max(taken)})
measured
`);
for (const game of ["abraca", "wizwar", "magia", "drachenei", "zavandor"])
  for (const bot of (bots ?? "apprentice,thumb,adept,master").split(",")) console.log(measured(game, bot, Number(most)));
