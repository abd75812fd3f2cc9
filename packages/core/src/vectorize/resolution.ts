import { resolutionGrade, type PrintRules } from '../print-rules/index.ts'

/** Whether the shopper must choose between fixing the graphic and approving it as it is. FILE-2, FILE-3. */
export const needsVectorizationChoice = (dpi: number | null, rules?: PrintRules): boolean =>
  resolutionGrade(dpi, rules) === 'coarse'

/** Effective dots per inch of a picture so many pixels long, placed over so many inches. Both above 0. */
export const effectiveDpi = (pixels: number, inches: number): number => pixels / inches
