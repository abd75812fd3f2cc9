import { MATERIAL } from '../product/shapes.ts'
import { zodOfFields } from './zod-of.ts'

/** A material of a product, with its limits in inches. REC-10. */
export const materialSchema = zodOfFields(MATERIAL)
