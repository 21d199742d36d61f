// Plays many tables at once over real sockets and measures each move from its sending to everybody's receipt.
// node tables.mjs KIND PORT TABLES SECONDS, where KIND is `zaubertisch` or `boardgameio`.
//
// First all tables are opened, then so many moves are made at each, then games are played one after the other.

import { readFileSync } from "node:fs";

const [kind, port, tables, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const { openTable } = await import(`./${kind}.mjs`);

const thinking = Number(process.env.THINKING || 0); // milliseconds before a move, about
const WARM = thinking ? 0 : 20; // moves at each table before anything is counted
const ALONE = thinking ? 0 : 30; // moves at each table before any further one is opened
const AT_ONCE = 8; // openings that go on side by side
const ESTABLISHED = "01";
const pause = (time) => new Promise((done) => setTimeout(done, time));
const since = (start) => (performance.now() - start) / 1000;

let times = [];
let openings = 0;
let lengths = []; // of the games that were played from their beginning to their end
let lost = 0; // tables that could not be played on
let counting = false;
let ending = false;

/** Every number below `count` is given to `work`, some at once; what fails is lost. */
async function each(count, atOnce, work) {
  let next = 0;
  const hand = async () => {
    while (next < count) await work(next++).catch(() => { lost += 1; });
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
}

async function move(table) {
  const start = performance.now();
  await table.moveAndWait();
  if (counting) times.push(performance.now() - start);
  if (thinking) await pause(thinking * (0.5 + Math.random()));
}

/** One table after the other: whoever is asked answers at once, and the next move is made when all seats have seen the last. */
async function play(number, table) {
  let made = 0;
  while (!ending) {
    while (!ending && !table.over()) {
      await move(table);
      made += 1;
    }
    await table.close();
    if (ending) return;
    if (counting) lengths.push(made);
    table = await openTable(port, number);
    made = 0;
    if (counting) openings += 1;
  }
}

/** Connections the server holds, as the system counts them. */
function connections() {
  const ours = port.toString(16).toUpperCase().padStart(4, "0");
  const lines = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((file) => readFileSync(file, "utf8").split("\n").slice(1));
  return lines.map((line) => line.trim().split(/\s+/)).filter((line) => line[1]?.endsWith(`:${ours}`) && line[3] === ESTABLISHED).length;
}

const seated = [];
let start = performance.now();
await each(tables, AT_ONCE, async (number) => { seated.push([number, await openTable(port, number)]); });
const opening = since(start) * 1000 / tables;

/** So many moves at every table; how many were made, for some games end before. */
async function moves(count) {
  let made = 0;
  await each(tables, tables, async (number) => {
    const [, table] = seated[number];
    for (let here = 0; here < count && !table.over(); here += 1, made += 1) await move(table);
  });
  return made;
}

await moves(WARM);
start = performance.now();
const alone = await moves(ALONE) / since(start);

const games = seated.map(([number, table]) => play(number, table).catch(() => { lost += 1; }));
await pause(3000);
const held = connections() / tables;
counting = true;
start = performance.now();
await pause(seconds * 1000);
counting = false;
const took = since(start);
ending = true;
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
console.log(JSON.stringify({
  kind, tables, lost, moves: times.length / took, alone, p50: at(0.5), p95: at(0.95), p99: at(0.99), opening,
  openings: openings / took, length: lengths.reduce((sum, one) => sum + one, 0) / lengths.length, connections: held,
}));
await Promise.race([Promise.allSettled(games), pause(2000)]);
process.exit(0);
