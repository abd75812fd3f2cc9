import type { PresetSize } from '../product/types.ts'
import { showSides } from '../units/show-length.ts'
import type { Unit } from '../units/unit.ts'

/** A name that is nothing but the two sides in inches: `2 × 2`, `3.5" x 2"`. */
const SIDES_ALONE = /^[\d.\s]+(?:["″]|in)?\s*[×x]\s*[\d.\s]+(?:["″]|in)?$/i

/** Name of an offered size. A name that only repeats its sides in inches is shown in the shopper's unit. UNIT-1. */
export const presetName = ({ name, width, height }: PresetSize, unit: Unit, locale: string): string =>
  name === '' || (unit !== 'in' && SIDES_ALONE.test(name)) ? showSides(width, height, unit, locale) : name
