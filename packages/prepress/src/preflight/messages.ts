import type { Messages } from '@kisscut/core/problem'

const source = 'PROD-11'
const stops = (text: string) => ({ text, level: 'error', source }) as const
const warning = (text: string) => ({ text, level: 'warning', source }) as const

/**
 * All preflight findings. `{measured}`, `{wanted}` and `{detail}` are filled from the finding; a length, in inches there, in the
 * reader’s unit.
 */
export const PREFLIGHT = {
  'artwork.none': stops('There is no artwork yet.'),
  'artwork.not-drawn': stops('We can’t open this kind of file ({detail}), so we can’t print it.'),
  'artwork.off-product': stops('Your artwork is outside the product.'),
  'artwork.low-resolution': warning('Your artwork is {measured} dpi at this size. Aim for {wanted} dpi.'),
  'artwork.unprintable-resolution': stops(
    'Your artwork is {measured} dpi at this size. Below {wanted} dpi it needs to be fixed or approved.',
  ),
  'artwork.no-bleed': warning(
    'The artwork stops at the cut line in places. Extend it {wanted:length} past the line so no white edge shows.',
  ),
  'artwork.leaves-blank': warning(
    'Your artwork leaves {measured:length} of the shape blank. Fill the shape?',
  ),
  'artwork.outside-safe-area': warning(
    'Part of your artwork is too close to the cut line (under {wanted:length}) and could be cut into.',
  ),
  'artwork.over-hole': warning(
    'Part of your artwork is on a hole for a grommet or too close to it (under {wanted:length}) and could be cut into.',
  ),
  'artwork.covers-border': warning('Your artwork covers part of the border that should stay blank.'),
  'artwork.out-of-gamut': warning(
    '{measured}% of your artwork has colors brighter than ink can print. They will look duller.',
  ),
  'artwork.white-without-ink': warning(
    '{measured}% of your artwork is white. White isn’t printed on this material, so the material shows there.',
  ),
  'artwork.plain-background': warning('The background is {detail}. Remove it and cut around what’s on it?'),
  'artwork.as-pixels': warning('This drawing prints as pixels at {measured} dpi. {detail}'),
  'code.too-fine': warning(
    'The bars or dots of the code “{detail}” are {measured:length} wide. They need {wanted:length} to scan.',
  ),
  'drawing.code-unreadable': stops('Scanners can’t read “{detail}” at this size and in these colors.'),
  'drawing.code-too-small': stops('The code is {measured:length} wide. It needs {wanted:length} to scan.'),
  'drawing.code-invalid': stops('This code is not valid: {detail}'),
  'drawing.letters-missing': stops('The font does not have {detail}.'),
  'drawing.font-missing': stops('The font {detail} is missing.'),
  'drawing.thin-stroke': warning(
    'A line is {measured:length} thick. Below {wanted:length} it may not print.',
  ),
  'drawing.low-resolution': warning('A picture is {measured} dpi at this size. Aim for {wanted} dpi.'),
  'drawing.unprintable-resolution': stops(
    'A picture is {measured} dpi at this size. Below {wanted} dpi it needs to be fixed or approved.',
  ),
  'drawing.outside-safe-area': warning('Text is too close to the cut line (under {wanted:length}).'),
  'drawing.over-hole': warning('Text is on a hole for a grommet or too close to it (under {wanted:length}).'),
  'drawing.off-product': stops('Part of the drawing is outside the product.'),
  'lettering.thin-part': warning(
    'Parts of {detail} are {measured:length} thin. Below {wanted:length} the film may lift or tear. Make these letters larger or bolder.',
  ),
  'lettering.small-counter': warning(
    'The openings in {detail} are {measured:length} across. Below {wanted:length} they can’t be weeded cleanly.',
  ),
  'lettering.narrow-gap': warning(
    'The gap beside {detail} is {measured:length} wide. Below {wanted:length} the film between the letters may tear.',
  ),
  'lettering.small-piece': warning(
    'The smallest piece of {detail} is {measured:length}. Below {wanted:length} it may come off with the film around it.',
  ),
  'lettering.no-letters': stops('This text has no letters that can be cut.'),
  'lettering.too-much': stops('This text is longer or larger than we can cut at once.'),
  'cut-out.thin-part': warning(
    'Parts of the drawing are {measured:length} thin. Below {wanted:length} the film may lift or tear. Make it larger.',
  ),
  'cut-out.small-opening': warning(
    'Openings in the drawing are {measured:length} across. Below {wanted:length} they can’t be weeded cleanly.',
  ),
  'cut-out.narrow-gap': warning(
    'A gap in the drawing is {measured:length} wide. Below {wanted:length} the film beside it may tear.',
  ),
  'cut-out.small-piece': warning(
    'The smallest piece of the drawing is {measured:length}. Below {wanted:length} it may come off with the film around it.',
  ),
  'cut-out.nothing': stops('This drawing has no shapes that can be cut.'),
  'tear.through-ink': warning(
    '{measured}% of the tear line runs through printed artwork, which may chip there.',
  ),
  'tear.off-product': stops('{measured}% of the tear line is outside the product.'),
  'cut.sharp-corner': warning(
    'The sharpest corner is {measured}°. Below {wanted}° the point may lift or tear.',
  ),
  'cut.tiny-holes': stops(
    '{measured} holes are too small to cut. The smallest we can cut is {wanted:length} across.',
  ),
  'cut.weeding': warning('{measured} pieces have to be weeded by hand. More than {wanted} takes longer.'),
  'cut.open': stops('The cut line is open in {measured} places.'),
  'cut.none': stops('There is no cut line.'),
  'cut.too-fine': warning(
    'Parts of the sticker are narrower than {wanted:length} and may tear ({measured}% of its area).',
  ),
  'cut.too-small': stops('The smallest piece is {measured:length}. We can cut down to {wanted:length}.'),
  'cut.pieces': warning('The sticker is cut into {measured} separate pieces. {wanted} peels best.'),
} as const satisfies Messages
export type PreflightCode = keyof typeof PREFLIGHT
