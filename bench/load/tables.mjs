// Plays many tables at once over real sockets and measures each move from its sending to everybody's receipt.
// node tables.mjs KIND PORT TABLES SECONDS, where KIND is `zaubertisch` or `boardgameio`.

const [kind, port, tables, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const { openTable } = await import(`./${kind}.mjs`);

const thinking = Number(process.env.THINKING || 0); // milliseconds before a move, about
const times = [];
const opened = new Set();
let lost = 0; // tables that could not be played on
let counting = false;
let ending = false;

/** One table: whoever is asked answers at once, and the next move is made when all seats have seen the last one. */
async function play(number) {
  while (!ending) {
    const table = await openTable(port, number);
    opened.add(number);
    while (!ending && !table.over()) {
      const start = performance.now();
      await table.moveAndWait();
      if (counting) times.push(performance.now() - start);
      if (thinking) await new Promise((done) => setTimeout(done, thinking * (0.5 + Math.random())));
    }
    await table.close();
  }
}

const games = Array.from({ length: tables }, (_, number) => play(number).catch(() => { lost += 1; }));
while (opened.size + lost < tables) await new Promise((done) => setTimeout(done, 50));
await new Promise((done) => setTimeout(done, 3000));
counting = true;
const start = performance.now();
await new Promise((done) => setTimeout(done, seconds * 1000));
counting = false;
const took = (performance.now() - start) / 1000;
ending = true;
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
console.log(JSON.stringify({
  kind, tables, lost, moves: times.length / took, p50: at(0.5), p95: at(0.95), p99: at(0.99),
}));
await Promise.race([Promise.allSettled(games), new Promise((done) => setTimeout(done, 2000))]);
process.exit(0);
