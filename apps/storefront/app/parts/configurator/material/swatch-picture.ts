import { surface, type Look } from '@kisscut/artwork/look'

const BOX = { x: 0, y: 0, width: 3, height: 1.6 }
const PATH = 'M0 0H3V1.6H0Z'

/** URL of a look's picture: one file for all pages that show it. */
export const swatchUrl = (look: Look): string => `/looks/${look}.svg`

/** The SVG of that file, drawn by the renderer of the previews. */
export function swatchPicture(look: Look): string {
  const { defs, under, over } = surface(look, PATH, BOX, look)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="160" viewBox="0 0 3 1.6"><defs>${defs}</defs>${under}${over}</svg>\n`
}
