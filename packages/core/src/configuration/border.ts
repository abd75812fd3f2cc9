import { borderWidth } from '../design/border.ts'
import { DEFAULT_CONTOUR } from '../design/limits.ts'
import type { Configuration, ConfigurationChange } from './fields.ts'

/** The offset of the contour that follows from the border: as wide as the border, and as usual once it is taken back. OPT-10. */
export function followingBorder(
  { border: was = false }: Pick<Configuration, 'border'>,
  { border, contourOffset }: ConfigurationChange,
): Pick<ConfigurationChange, 'contourOffset'> {
  if (border === undefined || border === was || contourOffset !== undefined) return {}
  return { contourOffset: border ? borderWidth('border') : String(DEFAULT_CONTOUR.offset) }
}
