import type { DecimalString } from '../product/types.ts'
import { showSize } from '../units/show-length.ts'
import type { Unit } from '../units/unit.ts'

/** Size of the finished piece in inches, with the backing of a kiss-cut piece. SIZE-14, SIZE-15. */
export interface FinishedSize {
  readonly width: DecimalString
  readonly height: DecimalString
  readonly backing: { readonly width: DecimalString; readonly height: DecimalString } | null
}

/** The name of the finished size, wherever it is stated. */
export const FINISHED_SIZE = 'Finished size'

/** `3.917 × 3 in`, `3 × 3 in on a 3.25 × 3.25 in backing`. SIZE-14, SIZE-15. */
export function showFinishedSize(
  { width, height, backing }: FinishedSize,
  unit: Unit,
  locale: string,
): string {
  const piece = showSize(width, height, unit, locale)
  return backing ? `${piece} on a ${showSize(backing.width, backing.height, unit, locale)} backing` : piece
}
