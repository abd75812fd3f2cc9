/** Dots per inch: good from 300, a warning below 150, an approval needed below 72. Print rules of the demo shop. */
export const GOOD_RESOLUTION = 300
export const LOW_RESOLUTION = 150
export const COARSE_RESOLUTION = 72

export const RESOLUTION_GRADES = ['good', 'fair', 'low', 'coarse'] as const
export type ResolutionGrade = (typeof RESOLUTION_GRADES)[number]

/** How artwork prints at its effective dpi; null stands for vector artwork, which is always good. */
export function resolutionGrade(dpi: number | null): ResolutionGrade {
  if (dpi === null || dpi >= GOOD_RESOLUTION) return 'good'
  if (dpi >= LOW_RESOLUTION) return 'fair'
  return dpi >= COARSE_RESOLUTION ? 'low' : 'coarse'
}

/** Whether the shopper must choose between fixing the graphic and approving it as it is. FILE-2, FILE-3. */
export const needsVectorizationChoice = (dpi: number | null): boolean => resolutionGrade(dpi) === 'coarse'

/** Effective dots per inch of a picture so many pixels long, placed over so many inches. Both above 0. */
export const effectiveDpi = (pixels: number, inches: number): number => pixels / inches
