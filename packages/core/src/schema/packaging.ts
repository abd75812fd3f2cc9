import { PACKAGE, PACKAGE_SIZE } from '../product/shapes.ts'
import { zodOfFields } from './zod-of.ts'

/** One size of a package, inches. REC-35. */
export const packageSizeSchema = zodOfFields(PACKAGE_SIZE)

/** A retail package. REC-35. */
export const packageSchema = zodOfFields(PACKAGE)
