/** What a print shop holds artwork to. SETTINGS-12. */
export interface PrintRules {
  /** Dots per inch from which artwork prints sharp. */
  readonly good: number
  /** Below so many dots per inch the shopper is warned. */
  readonly low: number
  /** Below so many dots per inch artwork is printed only if its low resolution is approved. FILE-3. */
  readonly coarse: number
}

/** The print rules of a shop that has set none. FILE-3. */
export const DEFAULT_PRINT_RULES: PrintRules = { good: 300, low: 150, coarse: 72 }

/** What the owner may set: dots per inch. */
export const PRINT_RULE_BOUNDS = { resolution: { min: 0, max: 1200 } } as const

/** The resolutions of print rules, from the best one down. */
export const RESOLUTION_RULES = ['good', 'low', 'coarse'] as const
export type ResolutionRule = (typeof RESOLUTION_RULES)[number]
