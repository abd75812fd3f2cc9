import { type Problem, problem } from '../problem/index.ts'
import { distanceBetween } from './distance.ts'

/** One number of From with its partner in To. */
export interface NumberPair {
  readonly from: string
  readonly to: string
  /** `to − from`; negative when the range runs downwards. */
  readonly distance: number
  /** Digits every number is padded to with zeros; 0: no padding. */
  readonly padding: number
}

/** A number range that has been read: `Row 1 Seat 01` to `Row 1 Seat 20`. */
export interface NumberRange {
  /** The text between the numbers of From: one more piece than there are pairs. */
  readonly texts: readonly string[]
  readonly pairs: readonly NumberPair[]
  /** How many records the range makes; at least 1. */
  readonly length: number
}

const DIGITS = /[0-9]+/g

/**
 * Reads a number range: all numbers in From and To are paired in order; the length is the largest difference between
 * paired numbers plus 1. Different counts or no numbers at all are a problem.
 * VAR-2 to VAR-4.
 */
export function readNumberRange(
  from: string,
  to: string,
  field = 'variableData',
): { readonly range: NumberRange } | { readonly problem: Problem } {
  const starts = from.match(DIGITS) ?? []
  const ends = to.match(DIGITS) ?? []
  if (starts.length === 0 || starts.length !== ends.length)
    return { problem: problem('variable-data.not-a-range', field) }
  const pairs = starts.map((start, index) => pairOf(start, ends[index] ?? start))
  const farthest = pairs.reduce((most, pair) => Math.max(most, Math.abs(pair.distance)), 0)
  return { range: { texts: from.split(DIGITS), pairs, length: farthest + 1 } }
}

function pairOf(from: string, to: string): NumberPair {
  return { from, to, distance: distanceBetween(from, to), padding: paddingOf(from) }
}

/** A From written with leading zeros asks for all numbers to be that long; those of To alone pad nothing. */
const paddingOf = (from: string): number => (from.length > 1 && from.startsWith('0') ? from.length : 0)
