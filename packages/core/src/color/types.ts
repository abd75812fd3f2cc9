/** MAT-11: single 0, multi 1 on the wire. */
export const COLOR_TYPES = ['single', 'multi'] as const
export type ColorType = (typeof COLOR_TYPES)[number]

/** A color's wire code, and back; null for a code that means nothing. MAT-11. */
export const colorTypeCode = (type: ColorType): number => COLOR_TYPES.indexOf(type)
export const colorTypeOf = (code: number): ColorType | null => COLOR_TYPES[code] ?? null
