import { LABELS_SAMPLES } from './labels.ts'
import { LETTERING_SAMPLES } from './lettering.ts'
import { SIGNS_SAMPLES } from './signs.ts'
import { SMALL_SAMPLES } from './small.ts'

/** Designs that shoppers may start from instead of the product's own. TOOL-13. */
export const SAMPLE_DESIGNS = [
  ...LABELS_SAMPLES,
  ...SIGNS_SAMPLES,
  ...SMALL_SAMPLES,
  ...LETTERING_SAMPLES,
].map((row, order) => ({ ...row, order }))
