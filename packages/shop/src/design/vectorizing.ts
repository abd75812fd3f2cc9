import type { CustomRow, UserFileRow } from '../configure/custom-rows.ts'

/**
 * Whether the vectorize price is charged (PRICE-9, FILE-9): the shop is asked to fix the graphic, or has already redrawn it. A
 * graphic is never fixed for free, whatever a client says.
 */
export const isVectorizingCharged = (
  choice: CustomRow['low_resolution_choice'],
  file: Pick<UserFileRow, 'vectorized'> | null,
): boolean => choice === 'fix' || file?.vectorized === true
