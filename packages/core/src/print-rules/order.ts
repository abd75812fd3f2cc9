import { RESOLUTION_RULES, type PrintRules, type ResolutionRule } from './types.ts'

/** Two resolutions in print rules that contradict each other: a good one would count as low. */
export interface Disorder {
  readonly higher: ResolutionRule
  readonly lower: ResolutionRule
}

/** The first of these, from the best resolution down; null: good is at least low, and low at least coarse. SETTINGS-12. */
export function disorderOf(rules: Pick<PrintRules, ResolutionRule>): Disorder | null {
  const at = RESOLUTION_RULES.findIndex((rule, n) => n > 0 && rules[rule] > rules[RESOLUTION_RULES[n - 1]!])
  return at < 0 ? null : { higher: RESOLUTION_RULES[at - 1]!, lower: RESOLUTION_RULES[at]! }
}
