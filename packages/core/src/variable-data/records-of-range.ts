import type { NumberPair, NumberRange } from './range.ts'

/**
 * The text of one record of a range, counted from 0. Prefixes, suffixes and zero padding of From are kept; a
 * descending range runs downwards; a pair that has reached its end stays there while a longer one goes on.
 * Throws a RangeError for an index outside the range. VAR-4.
 */
export function recordOfRange(range: NumberRange, index: number): string {
  if (!Number.isInteger(index) || index < 0 || index >= range.length)
    throw new RangeError(`A range of ${range.length} has no record ${index}.`)
  const numbers = range.pairs.map((pair) => numberAt(pair, index))
  return range.texts.map((text, place) => text + (numbers[place] ?? '')).join('')
}

/** All records of a range in order, made one by one as they are asked for. VAR-4. */
export function* recordsOfRange(range: NumberRange): Generator<string> {
  for (let index = 0; index < range.length; index += 1) yield recordOfRange(range, index)
}

function numberAt(pair: NumberPair, index: number): string {
  const steps = Math.min(index, Math.abs(pair.distance))
  const number = BigInt(pair.from) + BigInt(Math.sign(pair.distance) * steps)
  return number.toString().padStart(pair.padding, '0')
}
