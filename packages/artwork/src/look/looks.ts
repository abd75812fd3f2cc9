/** How a material shows in pictures; `look` of the material record. */
export const LOOKS = [
  'white',
  'matte',
  'clear',
  'holographic',
  'kraft',
  'frosted',
  'reflective',
  'metal',
  'perforated',
] as const
export type Look = (typeof LOOKS)[number]

/** The look of a material record; an unknown word is shown as white vinyl. */
export function lookOf(word: string | null | undefined): Look {
  return LOOKS.find((look) => look === word) ?? 'white'
}

/** Whether what lies beneath shows through where nothing is printed. */
export const isSeeThrough = (look: Look): boolean =>
  look === 'clear' || look === 'frosted' || look === 'perforated'
