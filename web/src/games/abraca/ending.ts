/** The end of a game, when all stones are turned over. */
import { told } from "../../lib/game";
import type { Entry } from "../../lib/protocol";
import type { AbracaView, Events } from "./types";

/** The table with the stones that its last entry has turned over; while a game goes on, as it is seen. */
export function turnedOver(view: AbracaView, last: Entry | null): AbracaView {
  if (view.asked >= 0) return view;
  const [rows, mystics] = [[...view.rows], [...view.mystics]];
  let faces = view.mystic_faces;
  for (const event of told<Events>(last)) {
    if (event.kind === "revealed") {
      rows[event.fields.seat] = event.fields.row;
      mystics[event.fields.seat] = event.fields.mystic;
    }
    if (event.kind === "revealed_rest") faces = event.fields.mystic;
  }
  return { ...view, rows, mystics, mystic_faces: faces };
}
