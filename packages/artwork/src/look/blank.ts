import { decimal } from '../geometry/index.ts'
import { BLANK } from './blank-color.ts'
import { contactShadow } from './shadow.ts'

/** An unprinted piece with its shadow, of closed path data: the backing of a kiss-cut, or a sheet. `unit` as in surface. */
export function blankPiece(path: string, unit: number, id: string): string {
  const shadow = contactShadow(path, unit, id)
  const edge = `${BLANK} stroke-width="${decimal(unit * 0.004)}"`
  return `<defs>${shadow.defs}</defs>${shadow.markup}<path d="${path}" ${edge}/>`
}
