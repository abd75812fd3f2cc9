/** A print shop's requirements for artwork. SETTINGS-12. */
export interface PrintRules {
  /** Dots per inch from which artwork prints sharp. */
  readonly good: number
  /** Below so many dots per inch the shopper is warned. */
  readonly low: number
  /** Below so many dots per inch artwork is printed only if its low resolution is approved. FILE-3. */
  readonly coarse: number
  /** Inches that artwork reaches beyond the cut line. PROD-5. */
  readonly bleed: number
  /** Inches that anything that matters stays inside the cut line. PROD-5. */
  readonly safeArea: number
}

/** The print rules of a shop that has set none. FILE-3, PROD-5. */
export const DEFAULT_PRINT_RULES: PrintRules = {
  good: 300,
  low: 150,
  coarse: 72,
  bleed: 0.0625,
  safeArea: 0.0625,
}

/** Bounds of the owner's settings: dots per inch, and inches. SETTINGS-12. */
export const PRINT_RULE_BOUNDS = {
  resolution: { min: 0, max: 1200 },
  bleed: { min: 0.03, max: 0.25 },
  safeArea: { min: 0, max: 0.5 },
} as const

/** The resolutions of print rules, from the best one down. */
export const RESOLUTION_RULES = ['good', 'low', 'coarse'] as const
/** One of {@link RESOLUTION_RULES}. */
export type ResolutionRule = (typeof RESOLUTION_RULES)[number]
