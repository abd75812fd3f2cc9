import { z } from 'zod'
import { help, longText } from '../record/index.ts'

/** What staff say of a save that corrects what a customer configured; it is no part of the product. ROLE-7. */
export const correctionView = z.object({
  reason: help(
    longText().default(''),
    'why staff change what somebody else configured; needed where that changes its price',
  ),
})
