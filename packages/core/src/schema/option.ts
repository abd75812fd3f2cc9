import { OPTION, OPTION_SET } from '../product/shapes.ts'
import { zodOfFields } from './zod-of.ts'

/** One option of a set. REC-12. */
export const optionSchema = zodOfFields(OPTION)

/** Options the shopper chooses one of. REC-11. */
export const optionSetSchema = zodOfFields(OPTION_SET)
