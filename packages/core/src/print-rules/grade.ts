import { DEFAULT_PRINT_RULES, type PrintRules, type ResolutionRule } from './types.ts'

/** Grades of resolution, the best first. */
export const RESOLUTION_GRADES = ['good', 'fair', 'low', 'coarse'] as const
/** One of {@link RESOLUTION_GRADES}. */
export type ResolutionGrade = (typeof RESOLUTION_GRADES)[number]

/** Print quality of artwork at its effective dpi; null means vector artwork, which is always good. FILE-3. */
export function resolutionGrade(
  dpi: number | null,
  rules: Pick<PrintRules, ResolutionRule> = DEFAULT_PRINT_RULES,
): ResolutionGrade {
  if (dpi === null || dpi >= rules.good) return 'good'
  if (dpi >= rules.low) return 'fair'
  return dpi >= rules.coarse ? 'low' : 'coarse'
}
