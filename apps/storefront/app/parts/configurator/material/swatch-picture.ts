import { surface, type Look } from '@kisscut/artwork/look'

const BOX = { x: 0, y: 0, width: 3, height: 1.6 }
const PATH = 'M0 0H3V1.6H0Z'

/** Where the picture of a look is: one file for every page that shows it. */
export const swatchUrl = (look: Look): string => `/looks/${look}.svg`

/** That file: drawn by the same renderer as the previews. */
export function swatchPicture(look: Look): string {
  const { defs, under, over } = surface(look, PATH, BOX, look)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="160" viewBox="0 0 3 1.6"><defs>${defs}</defs>${under}${over}</svg>\n`
}
