import { changeOfFix } from '../configuration/fix.ts'
import type { Problem } from '../problem/problem.ts'
import type { Configuration } from './types.ts'

/**
 * The configuration with a problem's fix applied; unchanged if the fix is for a field it does not have.
 *
 * @example
 * const [problem] = quote.problems
 * const fixed = problem?.fix ? applyFix(configuration, problem.fix) : configuration
 */
export function applyFix(configuration: Configuration, fix: NonNullable<Problem['fix']>): Configuration {
  const change = changeOfFix(configuration, fix)
  return Object.keys(change).length === 0 ? configuration : { ...configuration, ...change }
}
