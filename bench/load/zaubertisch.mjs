// A table of Zaubertisch with two seats, both played from here.
import { createHash } from "node:crypto";

import { appendFileSync } from "node:fs";

const NUMBER = "0123456789abcdef0123456789abcdef";
const PLEDGE = createHash("sha256").update(`20:zaubertisch-number-2\n${NUMBER.length}:${NUMBER}\n`).digest("hex");

// Behind a named proxy every table has an address, and a network, of its own.
const from = (number) => ({ "X-Forwarded-For": `10.${number % 256}.${Math.floor(number / 256)}.1` });

async function ask(port, number, method, path, body, key) {
  const headers = { ...from(number), "Content-Type": "application/json", ...(key ? { Authorization: `Bearer ${key}` } : { "X-Zaubertisch": "1" }) };
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** A seat's socket: keeps the newest state and wakes whoever waits for a log number. */
function sit(port, number, table, key) {
  return new Promise((seated, failed) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/socket`, { headers: from(number) });
    const seat = { socket, state: null, waiting: null };
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", key }));
    socket.onerror = failed;
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type === "refused") throw new Error(message.text);
      if (!message.state) return;
      seat.state = message.state;
      if (message.type === "welcome") seated(seat);
      if (seat.waiting && message.state.number >= seat.waiting.number) seat.waiting.wake();
    };
  });
}

const reaches = (seat, number) => new Promise((wake) => { seat.waiting = { number, wake }; });

export async function openTable(port, number) {
  const opened = await ask(port, number, "POST", "/tables", { game: "abraca", seats: 2, name: "One", pledge: PLEDGE });
  const id = opened.table.id;
  const joined = await ask(port, number, "POST", `/tables/${id}/seats`, { name: "Two", pledge: PLEDGE });
  await ask(port, number, "POST", `/tables/${id}/start`, undefined, opened.recovery);
  for (const key of [opened.recovery, joined.recovery])
    await ask(port, number, "POST", `/tables/${id}/number`, { number: NUMBER }, key);
  if (process.env.TABLES_FILE) appendFileSync(process.env.TABLES_FILE, `${id}\n`);
  const seats = await Promise.all([sit(port, number, id, opened.recovery), sit(port, number, id, joined.recovery)]);
  return {
    over: () => seats[0].state.over,
    async moveAndWait() {
      const { asked, number } = seats[0].state;
      const { options } = seats[asked].state;
      const word = options[Math.floor(Math.random() * options.length)];
      const seen = seats.map((seat) => reaches(seat, number + 1));
      seats[asked].socket.send(JSON.stringify({ type: "move", number, word }));
      await Promise.all(seen);
    },
    close: () => seats.forEach((seat) => seat.socket.close()),
  };
}
