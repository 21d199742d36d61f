// A match of the comparator with two seats, both played from here through its own client.

import clientPackage from "boardgame.io/dist/cjs/client.js";
import multiplayerPackage from "boardgame.io/dist/cjs/multiplayer.js";
import { game } from "./game.mjs";

const { Client } = clientPackage;
const { SocketIO } = multiplayerPackage;

function sit(port, matchID, playerID) {
  const client = Client({
    game, matchID, playerID, numPlayers: 2, debug: false, multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ["websocket"] } }),
  });
  client.start();
  return new Promise((seated) => {
    const seat = { client, waiting: null };
    client.subscribe((state) => {
      if (state === null) return;
      seated(seat);
      if (seat.waiting && state._stateID >= seat.waiting.number) seat.waiting.wake();
    });
  });
}

const reaches = (seat, number) => new Promise((wake) => { seat.waiting = { number, wake }; });
let made = 0;

/** A match is made by whoever asks for it first. */
export async function openTable(port) {
  made += 1;
  const matchID = `match-${process.pid}-${made}`;
  const seats = await Promise.all([sit(port, matchID, "0"), sit(port, matchID, "1")]);
  const newest = () => seats[0].client.getState();
  return {
    over: () => newest().ctx.gameover !== undefined,
    async moveAndWait() {
      const state = newest();
      const asked = seats[Number(state.ctx.currentPlayer)];
      const number = state._stateID + 1;
      const seen = seats.map((seat) => (seat === asked ? confirmed(seat, number) : reaches(seat, number)));
      asked.client.moves.call(1 + Math.floor(Math.random() * 8));
      await Promise.all(seen);
    },
    close: () => seats.forEach((seat) => seat.client.stop()),
  };
}

/** The mover's own client shows the move at once; what counts is the server's update. */
function confirmed(seat, number) {
  return reaches(seat, number);
}
