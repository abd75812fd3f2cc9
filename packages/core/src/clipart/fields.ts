/** Names of what is stated of a drawing beside its configuration, in forms and addresses. CLIP-2. */
export const INVERT_FIELD = 'invert'
/** The color of a region's outline, and its width. CLIP-13. */
export const strokeField = (id: string): string => `stroke.${id}`
export const strokeWidthField = (id: string): string => `stroke_width.${id}`
export const regionField = (id: string): string => `region.${id}`
