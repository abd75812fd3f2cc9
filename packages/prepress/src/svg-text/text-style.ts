import { unitsOf } from './lengths.ts'
import type { Declarations } from '../svg/style-rules.ts'

/** Inherited text properties of an element. */
export interface TextStyle {
  /** Spelled as first stated. */
  readonly family: string
  readonly size: number
  readonly weight: number
  readonly isItalic: boolean
  readonly letterSpacing: number
  readonly wordSpacing: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly baseline: string
  readonly keepsSpace: boolean
  /** Whether it uses features that aren't outlined here: vertical text, underlines, small capitals. */
  readonly isUnusual: boolean
}

export const INITIAL: TextStyle = {
  family: 'serif',
  size: 16,
  weight: 400,
  isItalic: false,
  letterSpacing: 0,
  wordSpacing: 0,
  anchor: 'start',
  baseline: 'auto',
  keepsSpace: false,
  isUnusual: false,
}

const NAMED_SIZES: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
}

/** Values of these properties that can be outlined. */
const USUAL: Readonly<Record<string, RegExp>> = {
  // A parsed shorthand is replaced by its longhands.
  font: /^$/,
  'writing-mode': /^(?:lr|lr-tb|horizontal-tb)$/,
  direction: /^ltr$/,
  'unicode-bidi': /^normal$/,
  'font-variant': /^normal$/,
  'font-stretch': /^(?:normal|100%)$/,
  'font-size-adjust': /^none$/,
  'text-decoration': /^none\b/,
  'text-transform': /^none$/,
  'baseline-shift': /^(?:baseline|0\w*)$/,
  'alignment-baseline': /^(?:auto|baseline|alphabetic)$/,
  kerning: /^auto$/,
}

/** The style of an element whose parent has `outer`. */
export function styleIn(outer: TextStyle, declared: Declarations, space: string | undefined): TextStyle {
  const stated = (name: string) => {
    const value = declared.get(name)
    return value === undefined || value === 'inherit' ? undefined : value
  }
  const size = sizeOf(stated('font-size'), outer.size)
  const style = stated('font-style')
  const spaces = stated('white-space')
  const keeps = space === undefined ? outer.keepsSpace : space === 'preserve'
  return {
    family: firstOf(stated('font-family')) ?? outer.family,
    size,
    weight: weightOf(stated('font-weight'), outer.weight),
    isItalic: style === undefined ? outer.isItalic : /italic|oblique/.test(style),
    letterSpacing: spacingOf(stated('letter-spacing'), size) ?? outer.letterSpacing,
    wordSpacing: spacingOf(stated('word-spacing'), size) ?? outer.wordSpacing,
    anchor: anchorOf(stated('text-anchor')) ?? outer.anchor,
    baseline: stated('dominant-baseline') ?? outer.baseline,
    keepsSpace: spaces === undefined ? keeps : spaces.startsWith('pre'),
    isUnusual:
      outer.isUnusual ||
      Object.entries(USUAL).some(([name, usual]) => stated(name) !== undefined && !usual.test(stated(name)!)),
  }
}

function sizeOf(value: string | undefined, outer: number): number {
  if (value === undefined) return outer
  if (value === 'larger') return outer * 1.2
  if (value === 'smaller') return outer / 1.2
  const size = NAMED_SIZES[value] ?? unitsOf(value, outer, outer) ?? outer
  return size < 0 ? outer : size
}

function weightOf(value: string | undefined, outer: number): number {
  if (value === undefined) return outer
  if (value === 'normal') return 400
  if (value === 'bold') return 700
  if (value === 'bolder') return outer < 350 ? 400 : outer < 550 ? 700 : 900
  if (value === 'lighter') return outer < 550 ? 100 : outer < 750 ? 400 : 700
  return Number(value) || outer
}

const spacingOf = (value: string | undefined, size: number): number | undefined =>
  value === undefined ? undefined : value === 'normal' ? 0 : (unitsOf(value, size, size) ?? undefined)

const ANCHORS = ['start', 'middle', 'end'] as const
const anchorOf = (value: string | undefined) => ANCHORS.find((each) => each === value)

/** The first family of a list, unquoted. */
const firstOf = (families: string | undefined): string | undefined =>
  /^\s*(?:"([^"]*)"|'([^']*)'|([^,]+))/
    .exec(families ?? '')
    ?.slice(1)
    .find((each) => each)
    ?.trim()
