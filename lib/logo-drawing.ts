/**
 * The logo: an open ring whose gap is filled by smaller nodes joining it. One drawing in one colour, in units of a
 * 32-unit square; the navbar and scripts/icons.ts draw from these numbers. The ring has the radius 12; its gap is the
 * upper right, from -110 to 20 degrees.
 */

/** The ring, to be stroked with round caps. */
export const ring = { path: 'M27.28 20.1A12 12 0 1 1 11.9 4.72', width: 4.5 };

/** The thread that carries the nodes across the gap, to be stroked. */
export const thread = { path: 'M11.9 4.72A12 12 0 0 1 27.28 20.1', width: 1.5 };

/** The nodes at equal distances in the gap, to be filled. */
export const nodes = [
  { x: 20.3, y: 4.8, radius: 2.9 },
  { x: 27.2, y: 11.7, radius: 2.9 },
];
