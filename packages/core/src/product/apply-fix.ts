import { changeOfFix } from '../configuration/fix.ts'
import { withArgumentErrors } from '../errors/argument-error.ts'
import type { Problem } from '../problem/problem.ts'
import type { Configuration } from './types.ts'

/**
 * The configuration with a problem's fix applied; unchanged if the fix is for a field it does not have.
 *
 * @example
 * const [problem] = quote.problems
 * const fixed = problem?.fix ? applyFix(configuration, problem.fix) : configuration
 */
export const applyFix = (configuration: Configuration, fix: NonNullable<Problem['fix']>): Configuration =>
  withArgumentErrors('applyFix', () => {
    const change = changeOfFix(configuration, fix)
    return Object.keys(change).length === 0 ? configuration : { ...configuration, ...change }
  })
