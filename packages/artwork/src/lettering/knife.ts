/** Limits of a plotter and of weeding by hand, in inches. The figures are our own, on the safe side, and untested on a plotter. */

/** Strips narrower than this lift under the blade, and tear when the film around them is pulled off. */
export const THINNEST_PART = 0.03
/** The waste inside of a smaller counter can't be taken hold of without lifting the letter. */
export const SMALLEST_COUNTER = 0.04
/** Between two letters closer than this, the blade cuts twice and the strip of waste tears. */
export const NARROWEST_GAP = 0.02
/** A smaller piece, either way, holds less than the film around it and comes off with it. */
export const SMALLEST_PIECE = 0.06
/** Waste between parts of a drawing that is narrower can't be taken hold of at all. CLIP-5. */
export const HAIR = 0.01
/** Between a curve of a drawing and the straight pieces it is cut as. */
export const CHORD = 0.001
