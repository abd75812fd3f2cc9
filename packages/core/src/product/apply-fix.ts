import { changeOfFix } from '../configuration/fix.ts'
import type { Problem } from '../problem/problem.ts'
import type { Configuration } from './types.ts'

/** The configuration with a problem's fix applied; a fix for a field that is none of theirs changes nothing. */
export function applyFix(configuration: Configuration, fix: NonNullable<Problem['fix']>): Configuration {
  const change = changeOfFix(configuration, fix)
  return Object.keys(change).length === 0 ? configuration : { ...configuration, ...change }
}
