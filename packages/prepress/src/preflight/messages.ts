import type { Messages } from '@kisscut/core/problem'

const source = 'PROD-11'
const stops = (text: string) => ({ text, level: 'error', source }) as const
const warning = (text: string) => ({ text, level: 'warning', source }) as const

/** All preflight findings. `{measured}`, `{wanted}` and `{detail}` are filled from the finding. */
export const PREFLIGHT = {
  'artwork.none': stops('There is no artwork yet.'),
  'artwork.not-drawn': stops(
    'Nothing here can open a file of this kind ({detail}), so it cannot be printed.',
  ),
  'artwork.off-product': stops('The artwork lies beside the product.'),
  'artwork.low-resolution': warning('The artwork has {measured} dpi at this size; {wanted} print sharply.'),
  'artwork.unprintable-resolution': stops(
    'The artwork has {measured} dpi at this size; below {wanted} it needs to be fixed or approved.',
  ),
  'artwork.no-bleed': warning(
    'Along {measured} % of the cut the artwork ends at the line; it should reach {wanted} in beyond.',
  ),
  'artwork.outside-safe-area': warning(
    'Along {measured} % of the cut the artwork comes nearer than {wanted} in and could be cut into.',
  ),
  'artwork.out-of-gamut': warning(
    '{measured} % of the artwork has colors brighter than ink can be; they will print duller (we tell from {wanted} % on).',
  ),
  'artwork.white-without-ink': warning(
    '{measured} % of the artwork is white, but this material is not and gets no white ink: it will shine through.',
  ),
  'code.too-fine': warning(
    'The code “{detail}” has modules of {measured} in; {wanted} in is the least that scans.',
  ),
  'drawing.code-unreadable': stops('A scanner does not read “{detail}” at this size and in these colors.'),
  'drawing.code-too-small': stops('The code is {measured} in wide; {wanted} in is the least that scans.'),
  'drawing.code-invalid': stops('There is no such code: {detail}'),
  'drawing.letters-missing': stops('The font does not have {detail}.'),
  'drawing.font-missing': stops('The font {detail} is not there.'),
  'drawing.thin-stroke': warning('A line is {measured} in thin; below {wanted} in it may not print.'),
  'drawing.low-resolution': warning('A picture has {measured} dpi at this size; {wanted} print sharply.'),
  'drawing.unprintable-resolution': stops(
    'A picture has {measured} dpi at this size; below {wanted} it needs to be fixed or approved.',
  ),
  'drawing.outside-safe-area': warning('What is to be read comes nearer to the cut than {wanted} in.'),
  'drawing.off-product': stops('A part of the drawing lies beside the product.'),
  'tear.through-ink': warning(
    '{measured} % of the tear line runs through printed artwork, which may chip there.',
  ),
  'tear.off-product': stops('{measured} % of the tear line lies beside the product.'),
  'cut.sharp-corner': warning(
    'The sharpest corner has {measured}°; below {wanted}° the point lifts off or tears.',
  ),
  'cut.tiny-holes': stops(
    '{measured} holes are too small to cut and to weed; {wanted} in across is the least.',
  ),
  'cut.weeding': warning(
    '{measured} pieces have to be weeded out by hand; above {wanted} this takes its time.',
  ),
  'cut.open': stops('The cut line is open in {measured} places.'),
  'cut.none': stops('There is no cut line.'),
  'cut.too-fine': warning(
    'Parts of the sticker are narrower than {wanted} in and may tear ({measured} % of its area).',
  ),
  'cut.too-small': stops('The smallest piece is {measured} in; {wanted} in is the least we can cut.'),
  'cut.pieces': warning('The sticker is cut into {measured} separate pieces; {wanted} peels best.'),
} as const satisfies Messages
export type PreflightCode = keyof typeof PREFLIGHT
