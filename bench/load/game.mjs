// A minimal game of the same kind for the comparator: call a number, lose a life if it does not stand in your row.
// It lasts as long as a game of ours between two who answer at random, so that as many tables are opened for as many moves.

const LENGTH = Number(process.env.LENGTH || 81);

function deal(random) {
  const stones = random.Shuffle([1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8]);
  return { rows: [stones.slice(0, 5), stones.slice(5, 10)], supply: stones.slice(10), lives: [6, 6], board: [] };
}

export const game = {
  name: "spells",
  setup: ({ random }) => deal(random),
  moves: {
    call: {
      client: false,
      move: ({ G, playerID, events }, spell) => {
        const seat = Number(playerID);
        const place = G.rows[seat].indexOf(spell);
        if (place < 0) G.lives[seat] -= 1;
        else {
          G.board.push(...G.rows[seat].splice(place, 1));
          G.lives[1 - seat] -= 1;
          if (G.supply.length) G.rows[seat].push(G.supply.pop());
        }
        events.endTurn();
      },
    },
  },
  endIf: ({ G, ctx }) => (ctx.turn > LENGTH ? { loser: G.lives[0] < G.lives[1] ? 0 : 1 } : undefined),
};
