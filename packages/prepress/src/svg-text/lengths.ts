import { PER_INCH } from '../svg/length.ts'

/** A length in user units, given the size of an em; percentages are of `whole`. Null for invalid text. */
export function unitsOf(value: string, em: number, whole: number | null = null): number | null {
  const match = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*|%)\s*$/i.exec(value)
  if (!match) return null
  const [amount, unit] = [Number(match[1]), (match[2] ?? '').toLowerCase()]
  if (unit === 'em') return amount * em
  if (unit === 'ex') return (amount * em) / 2
  if (unit === '%') return whole === null ? null : (amount / 100) * whole
  const perInch = PER_INCH[unit]
  return perInch === undefined ? null : amount * (PER_INCH.px! / perInch)
}

/** A list of lengths, as in `x` and `dx`; null if one is invalid. */
export function unitList(value: string | undefined, em: number): readonly number[] | null {
  const found = (value ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((each) => unitsOf(each, em))
  return found.every((each) => each !== null) ? found : null
}
