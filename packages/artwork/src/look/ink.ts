import { showsThroughInk, type Look } from './looks.ts'

/** The class of ink without white ink below: styles multiply it with the material. No style attribute, as a strict policy rejects it. */
export const TRANSPARENT_INK = 'transparent-ink'

/** The style of that class, for drawings outside the shop's pages; theirs is in their stylesheet. */
export const INK_STYLES = `.${TRANSPARENT_INK}{mix-blend-mode:multiply}`

/**
 * Artwork as printed on a material. The enclosing group must contain the material and have a clip path, so that nothing else is
 * multiplied.
 */
export const inked = (markup: string, look: Look, whiteInk: boolean): string =>
  markup !== '' && showsThroughInk(look, whiteInk) ? `<g class="${TRANSPARENT_INK}">${markup}</g>` : markup
