/** Limits of plotters and of weeding by hand, in inches. The numbers are our own, conservative, and untested on a plotter. */

/** Narrower strips lift under the blade, and tear when the film around them is removed. */
export const THINNEST_PART = 0.03
/** The waste inside a smaller counter can't be removed without lifting the letter. */
export const SMALLEST_COUNTER = 0.04
/** In a narrower gap between two letters, the blade cuts twice and the strip of waste tears. */
export const NARROWEST_GAP = 0.02
/** A smaller piece, in either direction, adheres less than the film around it and comes off with it. */
export const SMALLEST_PIECE = 0.06
/** Narrower waste between parts of a drawing can't be removed at all. CLIP-5. */
export const HAIR = 0.01
/** Tolerance of curves of drawings cut as straight lines. */
export const CHORD = 0.001
