/** Time as a clock shows it: seconds while they matter, hours and days where nobody counts seconds. */
const HOUR = 3600;
const DAY = 24 * HOUR;

export type Shown = { text: string } | { key: string; fields: Record<string, number> };

export function shownTime(seconds: number): Shown {
  if (seconds >= DAY) return { key: "ui-time-days", fields: { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) } };
  if (seconds >= HOUR)
    return { key: "ui-time-hours", fields: { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / 60) } };
  return { text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` };
}
