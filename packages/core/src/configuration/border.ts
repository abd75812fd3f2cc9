import { borderWidth } from '../design/border.ts'
import { DEFAULT_CONTOUR } from '../design/limits.ts'
import type { Configuration, ConfigurationChange } from './fields.ts'

const WIDTH = borderWidth('border')

/**
 * Links border and contour offset: adding a border sets the offset to its width, removing it restores the default, and choosing another
 * offset removes the border. OPT-10.
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
