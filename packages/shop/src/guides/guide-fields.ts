/** The field that names the shape of a guide file. */
export const GUIDE_SHAPE = 'shape'

export const GUIDE_FORMATS = ['pdf', 'svg'] as const
