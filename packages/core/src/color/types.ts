/** How a color is laid over what lies below it, by the names of CSS and of PDF. CLIP-14. */
export const BLEND_MODES = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
  'hue',
  'saturation',
  'color',
  'luminosity',
] as const
/** One of {@link BLEND_MODES}. */
export type BlendMode = (typeof BLEND_MODES)[number]

/** MAT-11: single 0, multi 1 on the wire. */
export const COLOR_TYPES = ['single', 'multi'] as const
/** One of {@link COLOR_TYPES}. */
export type ColorType = (typeof COLOR_TYPES)[number]

/** A color's wire code, and back; null for a code that means nothing. MAT-11. */
export const colorTypeCode = (type: ColorType): number => COLOR_TYPES.indexOf(type)
/** The type a stored number stands for; null for any other number. */
export const colorTypeOf = (code: number): ColorType | null => COLOR_TYPES[code] ?? null
