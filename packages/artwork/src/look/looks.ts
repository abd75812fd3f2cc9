/** Appearances of materials in pictures; `look` of the material record. */
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

/** Materials that look like another one. */
const SHOWN_AS = { static_cling: 'clear', magnet: 'white', board: 'white', cut_vinyl: 'matte' } as const
const WORDS: ReadonlyMap<string, Look> = new Map([
  ...LOOKS.map((look) => [look, look] as const),
  ...Object.entries(SHOWN_AS),
])

/** Whether a material look is known. */
export const isLook = (word: string): boolean => WORDS.has(word)

/** The look of a material record; white vinyl by default. */
export const lookOf = (word: string | null | undefined): Look => WORDS.get(word ?? 'white') ?? 'white'

/** Materials that are white when bare. */
const WHITE_MATERIALS: ReadonlySet<Look> = new Set(['white', 'matte', 'perforated'])

/** Whether the artwork's white shows the material: one that is not white, without white ink below. PROD-20. */
export const showsThroughInk = (look: Look, whiteInk: boolean): boolean =>
  !WHITE_MATERIALS.has(look) && !whiteInk

/** Whether the background shows through unprinted material. */
export const isSeeThrough = (look: Look): boolean =>
  look === 'clear' || look === 'frosted' || look === 'perforated'
