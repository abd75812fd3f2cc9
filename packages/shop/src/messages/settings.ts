/** Messages for the owner about settings. */

interface Pale {
  readonly color: string
  readonly on: string
  readonly contrast: number
  readonly least: number
}

/** Page colors by the owner's names for them. */
const NAMES: Readonly<Record<string, string>> = {
  cut: 'this color',
  'cut-strong': 'a pressed button of this color',
  'cut-soft': 'a light tint of this color',
  'on-cut': 'white',
  sheet: 'white',
  ground: 'the background',
  ink: 'black text',
  'ink-2': 'gray text',
  'control-border': 'the edge of a field',
  ok: 'green text',
  error: 'red text',
}

const oneDecimal = (contrast: number) => (Math.floor(contrast * 10) / 10).toFixed(1)

/** `Too pale: white on this color has a contrast of 2.1 to 1, and 4.5 to 1 is needed to read it.` */
export const tooPale = ({ color, on, contrast, least }: Pale): string =>
  `Too pale: ${NAMES[color]} on ${NAMES[on]} has a contrast of ${oneDecimal(contrast)} to 1, and ${least} to 1 is needed to read it.`

export const logoElsewhere = 'Upload the file: pages of the shop show no pictures of other sites.'

export const secondFactorOfOwn =
  'Set it up for your own account first, at /account/two-factor/: otherwise you would be shut out.'

/** Resolutions by the owner's names for them. */
const RESOLUTIONS = { good: 'a good', low: 'a low', coarse: 'a coarse' } as const
type Resolution = keyof typeof RESOLUTIONS

export const tooLow = (lower: Resolution, dpi: number): string =>
  `Must be at least ${dpi}, which is ${RESOLUTIONS[lower]} resolution.`
export const tooHigh = (higher: Resolution, dpi: number): string =>
  `Must be at most ${dpi}, which is ${RESOLUTIONS[higher]} resolution.`

const OF_LINE = {
  'not-terms':
    'is not a code, a rate and how totals end, such as EUR 0.92, CHF 0.88 to 0.05 or GBP 0.79 ending .99.',
  'no-rate': 'has no rate: what is one of the main currency in it?',
  'not-a-rounding': 'rounds to what this currency has no coins for.',
  twice: 'is there twice.',
  main: 'is the main currency, which needs no rate.',
} as const

/** `“EUR 0,92” is not a code, a rate …` */
export const currencyFault = (of: keyof typeof OF_LINE, line: string): string =>
  `“${line.slice(0, 60)}” ${OF_LINE[of]}`
export const unknownCurrency = (code: string): string => `The shop can’t sell in ${code}.`
export const isFurtherCurrency = 'This is one of the further currencies: take it out of them first.'
