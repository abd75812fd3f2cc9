import type { Messages } from '@kisscut/core/problem'

const source = 'Print rules; the specification is silent on preflight'
const stops = (text: string) => ({ text, level: 'error', source }) as const
const tells = (text: string) => ({ text, level: 'warning', source }) as const

/** Everything the preflight can find. `{measured}` and `{wanted}` are filled from the finding. */
export const PREFLIGHT = {
  'artwork.none': stops('There is no artwork yet.'),
  'artwork.off-product': stops('The artwork lies beside the product.'),
  'artwork.low-resolution': tells('The artwork has {measured} dpi at this size; {wanted} print sharply.'),
  'artwork.unprintable-resolution': stops(
    'The artwork has {measured} dpi at this size; below {wanted} it needs to be fixed or approved.',
  ),
  'artwork.no-bleed': tells(
    'Along {measured} % of the cut the artwork ends at the line; it should reach {wanted} in beyond.',
  ),
  'artwork.outside-safe-area': tells(
    'Along {measured} % of the cut the artwork comes nearer than {wanted} in and could be cut into.',
  ),
  'artwork.out-of-gamut': tells(
    '{measured} % of the artwork has colours brighter than ink can be; they will print duller (we tell from {wanted} % on).',
  ),
  'cut.open': stops('The cut line is open in {measured} places.'),
  'cut.none': stops('There is no cut line.'),
  'cut.too-fine': tells(
    'Parts of the sticker are narrower than {wanted} in and may tear ({measured} % of its area).',
  ),
  'cut.too-small': stops('The smallest piece is {measured} in; {wanted} in is the least we can cut.'),
  'cut.pieces': tells('The sticker is cut into {measured} separate pieces; {wanted} peels best.'),
} as const satisfies Messages
export type PreflightCode = keyof typeof PREFLIGHT
