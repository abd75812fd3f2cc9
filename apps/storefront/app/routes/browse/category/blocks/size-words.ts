import { inUnit, type Unit } from '@kisscut/core/units'

/** `10 × 3 in`, in the shopper's unit. */
export const sizeWords = (width: string, height: string, unit: Unit): string =>
  `${inUnit(width, unit)} × ${inUnit(height, unit)} ${unit}`
