// The comparator's own server with its in-memory storage: node boardgameio-server.mjs PORT

import serverPackage from "boardgame.io/dist/cjs/server.js";
import { game } from "./game.mjs";

const server = serverPackage.Server({ games: [game], origins: [/./] });
server.run(Number(process.argv[2]));
