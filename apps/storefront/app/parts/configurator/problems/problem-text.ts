import { messageOf, type Problem } from '@kisscut/core/problem'
import { showLength, showSize, type Unit } from '@kisscut/core/units'

/** Square centimeters per square inch. */
const SQUARE = 6.4516

/** A problem in the shopper's words: limits are in inches, followed by the shopper's unit where it differs. SIZE-12. */
export function problemText(
  problem: Pick<Problem, 'code' | 'values'>,
  { unit, locale }: { readonly unit: Unit; readonly locale: string },
): string {
  const text = messageOf(problem)
  if (unit === 'in') return text
  const { w, h, n, maximum } = problem.values ?? {}
  if (w !== undefined && h !== undefined) return `${text} (${showSize(String(w), String(h), unit, locale)})`
  const limit = n ?? maximum
  if (limit === undefined) return text
  if (text.includes('square inches')) return `${text} (${area(Number(limit), locale)})`
  return /"|inches/.test(text) ? `${text} (${showLength(String(limit), unit, locale)})` : text
}

const area = (squareInches: number, locale: string): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(squareInches * SQUARE)} cm²`
