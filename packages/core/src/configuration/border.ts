import { borderWidth } from '../design/border.ts'
import { DEFAULT_CONTOUR } from '../design/limits.ts'
import type { Configuration, ConfigurationChange } from './fields.ts'

const WIDTH = borderWidth('border')

/**
 * Border and offset of the contour follow each other: the offset is as wide as the border, and as usual once it is taken back;
 * whoever chooses another offset later takes the border back. OPT-10.
 */
export function followingBorder(
  { border: was = false }: Pick<Configuration, 'border'>,
  { border, contourOffset }: ConfigurationChange,
): Pick<ConfigurationChange, 'border' | 'contourOffset'> {
  if (border === true) return { contourOffset: WIDTH }
  if (!was) return {}
  if (contourOffset !== undefined) return Number(contourOffset) === Number(WIDTH) ? {} : { border: false }
  return border === false ? { contourOffset: String(DEFAULT_CONTOUR.offset) } : {}
}
