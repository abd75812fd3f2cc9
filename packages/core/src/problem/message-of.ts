import { FALLBACK_LOCALE } from '../units/locale.ts'
import { CATALOG, type Code } from './catalog.ts'
import type { Message, Problem } from './problem.ts'

/** A problem of a known code; the level comes from the code's row. House rule: problems are data, text is looked up. */
export function problem(
  code: Code,
  field: string,
  values?: Problem['values'],
  fix?: Problem['fix'],
): Problem {
  return {
    code,
    level: CATALOG[code].level,
    field,
    ...(values && { values }),
    ...(fix && { fix }),
  }
}

/** The row of a code; undefined for a code no family knows. */
export function messageRow(code: string): Message | undefined {
  return Object.hasOwn(CATALOG, code) ? CATALOG[code as Code] : undefined
}

/**
 * The message for the shopper: the row's text with its `{placeholders}` replaced by the problem's values; a count has
 * thousands separators, `1,000,000`. An unknown code is returned as
 * is, anything but a code as `''`; a placeholder without a value stays.
 *
 * @example
 * for (const problem of quote.problems) console.log(problem.field, messageOf(problem))
 */
export function messageOf(problem: Pick<Problem, 'code' | 'values'>): string {
  const { code, values } = { ...problem }
  if (typeof code !== 'string') return ''
  return (messageRow(code)?.text ?? code).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value: unknown = values?.[name]
    if (Number.isInteger(value)) return (value as number).toLocaleString(FALLBACK_LOCALE)
    return typeof value === 'string' || typeof value === 'number' ? `${value}` : placeholder
  })
}
