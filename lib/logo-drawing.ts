/**
 * The logo: an open ring whose gap is filled by smaller nodes joining it. One drawing in one colour, in units of a
 * 32-unit square; the navbar and scripts/icons.ts draw from these numbers.
 */

const CENTRE = 16;
const RADIUS = 12;

/** Where the ring ends and begins again, clockwise in degrees from three o'clock: the gap is the upper right. */
const GAP = { from: -110, to: 20 };

function onRing(angle: number): { x: number; y: number } {
  const radians = (angle * Math.PI) / 180;
  const at = (offset: number) => Math.round((CENTRE + RADIUS * offset) * 100) / 100;
  return { x: at(Math.cos(radians)), y: at(Math.sin(radians)) };
}

const start = onRing(GAP.to);
const end = onRing(GAP.from);

/** The ring, to be stroked with round caps. */
export const ring = {
  path: `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 1 1 ${end.x} ${end.y}`,
  width: 4.5,
};

/** The thread that carries the nodes across the gap, to be stroked. */
export const thread = {
  path: `M${end.x} ${end.y}A${RADIUS} ${RADIUS} 0 0 1 ${start.x} ${start.y}`,
  width: 1.5,
};

/** The nodes at equal distances in the gap, to be filled. */
export const nodes = [-69, -21].map((angle) => ({ ...onRing(angle), radius: 2.9 }));
