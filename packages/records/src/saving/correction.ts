import { z } from 'zod'
import { help, longText } from '../record/index.ts'

/** Staff's reason for correcting a customer's product; not stored with the product. ROLE-7. */
export const correctionView = z.object({
  reason: help(
    longText().default(''),
    'why staff change what somebody else configured; needed where that changes its price',
  ),
})
