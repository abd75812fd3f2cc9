/** Form and query names of a drawing's choices besides its configuration. CLIP-2. */
export const INVERT_FIELD = 'invert'
/** The color of a region's outline, and its width. CLIP-13. */
export const strokeField = (id: string): string => `stroke.${id}`
/** The form field with the stroke width of a region. */
export const strokeWidthField = (id: string): string => `stroke_width.${id}`
/** The form field with the color of a region. */
export const regionField = (id: string): string => `region.${id}`

const OF_REGIONS = [regionField(''), strokeField(''), strokeWidthField('')]

/** Whether a field of this name says how a drawing is painted. */
export const statesPaint = (name: string): boolean =>
  name === INVERT_FIELD || OF_REGIONS.some((prefix) => name.startsWith(prefix))
