// Made by `python -m tools.magia_board` from the rules; do not edit.
export interface Field {
  name: string;
  x: number;
  y: number;
  colour: "grey" | "black" | "white";
  portal: boolean;
}

export const SIZE = 10;
export const FIELDS: Field[] = [
  {"name": "A1", "x": -34.64, "y": -60.0, "colour": "black", "portal": false},
  {"name": "A2", "x": -17.32, "y": -60.0, "colour": "white", "portal": false},
  {"name": "A3", "x": 0.0, "y": -60.0, "colour": "grey", "portal": false},
  {"name": "A4", "x": 17.32, "y": -60.0, "colour": "black", "portal": false},
  {"name": "A5", "x": 34.64, "y": -60.0, "colour": "white", "portal": false},
  {"name": "B1", "x": -43.3, "y": -45.0, "colour": "white", "portal": false},
  {"name": "B2", "x": -25.98, "y": -45.0, "colour": "grey", "portal": false},
  {"name": "B3", "x": -8.66, "y": -45.0, "colour": "black", "portal": false},
  {"name": "B4", "x": 8.66, "y": -45.0, "colour": "white", "portal": false},
  {"name": "B5", "x": 25.98, "y": -45.0, "colour": "grey", "portal": false},
  {"name": "B6", "x": 43.3, "y": -45.0, "colour": "black", "portal": false},
  {"name": "C1", "x": -51.96, "y": -30.0, "colour": "grey", "portal": false},
  {"name": "C2", "x": -34.64, "y": -30.0, "colour": "black", "portal": false},
  {"name": "C3", "x": -17.32, "y": -30.0, "colour": "white", "portal": false},
  {"name": "C4", "x": 0.0, "y": -30.0, "colour": "grey", "portal": false},
  {"name": "C5", "x": 17.32, "y": -30.0, "colour": "black", "portal": false},
  {"name": "C6", "x": 34.64, "y": -30.0, "colour": "white", "portal": false},
  {"name": "C7", "x": 51.96, "y": -30.0, "colour": "grey", "portal": false},
  {"name": "D1", "x": -60.62, "y": -15.0, "colour": "black", "portal": false},
  {"name": "D2", "x": -43.3, "y": -15.0, "colour": "white", "portal": false},
  {"name": "D3", "x": -25.98, "y": -15.0, "colour": "grey", "portal": false},
  {"name": "D4", "x": -8.66, "y": -15.0, "colour": "black", "portal": false},
  {"name": "D5", "x": 8.66, "y": -15.0, "colour": "white", "portal": false},
  {"name": "D6", "x": 25.98, "y": -15.0, "colour": "grey", "portal": false},
  {"name": "D7", "x": 43.3, "y": -15.0, "colour": "black", "portal": false},
  {"name": "D8", "x": 60.62, "y": -15.0, "colour": "white", "portal": false},
  {"name": "E1", "x": -69.28, "y": 0.0, "colour": "white", "portal": false},
  {"name": "E2", "x": -51.96, "y": 0.0, "colour": "grey", "portal": false},
  {"name": "E3", "x": -34.64, "y": 0.0, "colour": "black", "portal": false},
  {"name": "E4", "x": -17.32, "y": 0.0, "colour": "white", "portal": false},
  {"name": "E5", "x": 0.0, "y": 0.0, "colour": "grey", "portal": true},
  {"name": "E6", "x": 17.32, "y": 0.0, "colour": "black", "portal": false},
  {"name": "E7", "x": 34.64, "y": 0.0, "colour": "white", "portal": false},
  {"name": "E8", "x": 51.96, "y": 0.0, "colour": "grey", "portal": false},
  {"name": "E9", "x": 69.28, "y": 0.0, "colour": "black", "portal": false},
  {"name": "F1", "x": -60.62, "y": 15.0, "colour": "black", "portal": false},
  {"name": "F2", "x": -43.3, "y": 15.0, "colour": "white", "portal": false},
  {"name": "F3", "x": -25.98, "y": 15.0, "colour": "grey", "portal": false},
  {"name": "F4", "x": -8.66, "y": 15.0, "colour": "black", "portal": false},
  {"name": "F5", "x": 8.66, "y": 15.0, "colour": "white", "portal": false},
  {"name": "F6", "x": 25.98, "y": 15.0, "colour": "grey", "portal": false},
  {"name": "F7", "x": 43.3, "y": 15.0, "colour": "black", "portal": false},
  {"name": "F8", "x": 60.62, "y": 15.0, "colour": "white", "portal": false},
  {"name": "G1", "x": -51.96, "y": 30.0, "colour": "grey", "portal": false},
  {"name": "G2", "x": -34.64, "y": 30.0, "colour": "black", "portal": false},
  {"name": "G3", "x": -17.32, "y": 30.0, "colour": "white", "portal": false},
  {"name": "G4", "x": 0.0, "y": 30.0, "colour": "grey", "portal": false},
  {"name": "G5", "x": 17.32, "y": 30.0, "colour": "black", "portal": false},
  {"name": "G6", "x": 34.64, "y": 30.0, "colour": "white", "portal": false},
  {"name": "G7", "x": 51.96, "y": 30.0, "colour": "grey", "portal": false},
  {"name": "H1", "x": -43.3, "y": 45.0, "colour": "white", "portal": false},
  {"name": "H2", "x": -25.98, "y": 45.0, "colour": "grey", "portal": false},
  {"name": "H3", "x": -8.66, "y": 45.0, "colour": "black", "portal": false},
  {"name": "H4", "x": 8.66, "y": 45.0, "colour": "white", "portal": false},
  {"name": "H5", "x": 25.98, "y": 45.0, "colour": "grey", "portal": false},
  {"name": "H6", "x": 43.3, "y": 45.0, "colour": "black", "portal": false},
  {"name": "I1", "x": -34.64, "y": 60.0, "colour": "black", "portal": false},
  {"name": "I2", "x": -17.32, "y": 60.0, "colour": "white", "portal": false},
  {"name": "I3", "x": 0.0, "y": 60.0, "colour": "grey", "portal": false},
  {"name": "I4", "x": 17.32, "y": 60.0, "colour": "black", "portal": false},
  {"name": "I5", "x": 34.64, "y": 60.0, "colour": "white", "portal": false},
  {"name": "bay_red", "x": -43.3, "y": -75.0, "colour": "white", "portal": true},
  {"name": "bay_black", "x": 43.3, "y": -75.0, "colour": "black", "portal": true},
  {"name": "bay_yellow", "x": 86.6, "y": 0.0, "colour": "white", "portal": true},
  {"name": "bay_green", "x": 43.3, "y": 75.0, "colour": "black", "portal": true},
  {"name": "bay_blue", "x": -43.3, "y": 75.0, "colour": "white", "portal": true},
  {"name": "bay_purple", "x": -86.6, "y": 0.0, "colour": "black", "portal": true},
];
export const COLOURS = ["red", "black", "yellow", "green", "blue", "purple"] as const;
export const FIGURES = ["red", "black", "yellow", "green", "blue", "purple", "examiner"] as const;
export const CRYSTALS = ["air", "water", "fire"] as const;
export const SYMBOLS = ["plain", "star", "crystal", "double"] as const;
export const DIRECTIONS = ["nw", "ne", "e", "se", "sw", "w"] as const;
export const BOOKS = [[0, 1, 4], [0, 2, 3], [0, 3, 2], [0, 4, 1], [0, 5, 0], [1, 0, 4], [1, 1, 3], [1, 2, 2], [1, 3, 1], [1, 4, 0], [2, 0, 3], [2, 1, 2], [2, 2, 1], [2, 3, 0], [3, 0, 2], [3, 1, 1], [3, 2, 0], [4, 0, 1], [4, 1, 0], [5, 0, 0]];
export const BOOK_NUMBERS = [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4];
export const MISSIONS = [[0, 1, 5, 4, 2, 3], [0, 3, 1, 4, 2, 5], [0, 5, 3, 4, 2, 1], [2, 1, 5, 0, 4, 3], [2, 3, 1, 0, 4, 5], [2, 5, 3, 0, 4, 1], [4, 1, 5, 2, 0, 3], [4, 3, 1, 2, 0, 5], [4, 5, 3, 2, 0, 1]];
