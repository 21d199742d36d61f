/** How a seat is known at a glance: by colour, by shape and by letter, never by colour alone. */
export const SEAT_COLOURS = ["#a8442f", "#2f6690", "#3c7a4b", "#7a4f9c", "#8f6512", "#3f6b6b"];
export const SEAT_LETTERS = ["A", "B", "C", "D", "E", "F"];
export const SEAT_SHAPES = [
  "M16 2a14 14 0 1 0 .01 0Z",
  "M5 3h22a2 2 0 0 1 2 2v22a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z",
  "M16 1 31 16 16 31 1 16Z",
  "M9 3h14l8 13-8 13H9L1 16Z",
  "M16 1 31 12.5 25.5 30h-19L1 12.5Z",
  "M16 0 30 8v16l-14 8-14-8V8Z",
];
