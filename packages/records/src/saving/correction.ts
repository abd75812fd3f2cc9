import { z } from 'zod'
import { help, longText } from '../record/index.ts'

/** Staff's note on a save that corrects a customer's product; it isn't stored with the product. ROLE-7. */
export const correctionView = z.object({
  reason: help(
    longText().default(''),
    'why staff change what somebody else configured; needed where that changes its price',
  ),
})
