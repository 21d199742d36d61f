/** How quick the line to the house is, as far as this page has seen. */
const SOON = 2000; // milliseconds in which a quick line has brought the page

/** Whether the page itself came soon; on a slow line what is played with comes before everything else. */
export const cameSoon = (): boolean => performance.now() < SOON;

const LATER = 2000;

/** Milliseconds to wait with what nobody plays with: none on a quick line. */
export const unhurried = (): number => (cameSoon() ? 0 : LATER);
