// Made by `python -m tools.how_scenes` from the rules; do not edit.
import type { AbracaView } from "../types";

export const SCENE: AbracaView = {
  active: 0,
  asked: 0,
  board: [0,0,0,0,1,3,1,1,1],
  diaries: [[{"casts":1048576,"drawn":5,"failed":0}],[{"casts":0,"drawn":5,"failed":0}],[{"casts":0,"drawn":5,"failed":0}]],
  die: [1,1,2,2,3,3],
  end: "running",
  lives: [5,3,5],
  lowest: 5,
  mystic_faces: [],
  mystic_sizes: [0,0,0],
  mystic_table: 4,
  mystics: [[],[],[]],
  own_mystics: [],
  points: [3,5,1],
  question: "go_on",
  round: 1,
  round_points: [0,0,0],
  row_sizes: [4,5,5],
  rows: [[],[3,4,6,7,8],[1,5,7,7,8]],
  seats: 3,
  supply: 11,
  variant: {"choose_mystic":false,"die":[1,1,2,2,3,3],"english_tie_break":false,"first_seat":0,"free_chain":false,"offence":false,"one_round":false,"reveal":true,"to_the_last_wizard":false},
  viewer: 0,
};
