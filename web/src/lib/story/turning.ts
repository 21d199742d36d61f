/** The turning point: from which entry on the winner stayed in front, as far as the scores that were told say it. */
import type { Entry } from "../protocol";

export interface Standing {
  seat: number;
  score: number;
}

/** How seats stand, read from the kinds of events that tell a whole score. */
export function standingTold(entry: Entry): Standing[] {
  return entry.events.flatMap(({ kind, fields }) => {
    const score = fields["total"] ?? fields["points"];
    const tells = ["scored", "stones", "gave_stone"].includes(kind);
    return tells && typeof score === "number" ? [{ seat: Number(fields["seat"]), score }] : [];
  });
}

/** The number of that entry; nothing if the winner led from the first score on, or only the end told any. */
export function turningPoint(story: readonly Entry[], winners: readonly number[], tells: (entry: Entry) => Standing[] = standingTold): number | null {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return null;
  const scores = new Map<number, number>();
  let turned: number | null = null;
  let wasBehind = false;
  for (const entry of story) {
    const told = tells(entry);
    if (!told.length) continue;
    for (const { seat, score } of told) scores.set(seat, score);
    const own = scores.get(winner) ?? 0;
    const leads = [...scores].every(([seat, score]) => seat === winner || score < own);
    if (!leads) [turned, wasBehind] = [null, true];
    else turned ??= entry.number;
  }
  return wasBehind && turned !== null && turned < (story.at(-1)?.number ?? 0) ? turned : null;
}
