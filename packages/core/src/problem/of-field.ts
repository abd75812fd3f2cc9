import { messageOf } from './message-of.ts'
import type { Problem } from './problem.ts'

/**
 * Whether any of the problems stops the order; so does anything but a list of problems.
 *
 * @example
 * if (hasErrors(quote.problems)) console.log('It can not be ordered as it is.')
 */
export const hasErrors = (problems: readonly Problem[]): boolean =>
  !Array.isArray(problems) || problems.some((each: Problem | null) => each?.level === 'error')

/**
 * The problems that belong under one field, in the order they were found.
 *
 * @example
 * const texts = problemsOf(quote.problems, 'quantity').map(messageOf)
 */
export const problemsOf = (problems: readonly Problem[], field: string): readonly Problem[] =>
  Array.isArray(problems) ? problems.filter((each: Problem | null) => each?.field === field) : []

/** Error texts by field: `{ quantity: ['…'] }`. Warnings are left out. `wireErrors` gives them under the names of the wire. */
export function errorsByField(problems: readonly Problem[]): Readonly<Record<string, readonly string[]>> {
  const errors = new Map<string, string[]>()
  for (const each of problems) {
    if (each.level !== 'error') continue
    const texts = errors.get(each.field) ?? []
    texts.push(messageOf(each))
    errors.set(each.field, texts)
  }
  return Object.fromEntries(errors)
}
