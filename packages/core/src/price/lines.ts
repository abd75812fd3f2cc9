import { type Exact, ZERO } from '../money/exact.ts'
import { roundTo } from '../money/rounding.ts'
import { chargeAt } from '../option/charge.ts'
import type { PriceLine } from '../product/types.ts'
import type { PricePlan } from './plan.ts'
import { showUnit } from './show.ts'

interface ExactLine {
  readonly kind: PriceLine['kind']
  readonly label: string
  readonly ref?: string
  readonly perPiece: Exact | null
  readonly once: Exact
}

/**
 * The breakdown of a price, in the order of charges. Each line is what it adds to the running total rounded to the minor
 * unit, so that the lines always sum to the total that is charged. Decisions 3 and 4.
 */
export function priceLines(plan: PricePlan, quantity: number, places: number): readonly PriceLine[] {
  let sum = ZERO
  let shown = ZERO
  return exactLines(plan, quantity).map(({ kind, label, ref, perPiece, once }) => {
    sum = sum.plus(perPiece ? perPiece.times(quantity) : once)
    const before = shown
    shown = roundTo(sum, places)
    return {
      kind,
      label,
      ...(ref !== undefined && { ref }),
      unitPrice: perPiece && showUnit(perPiece),
      total: shown.minus(before).toFixed(places),
    }
  })
}

function exactLines(plan: PricePlan, quantity: number): readonly ExactLine[] {
  const base = plan.baseAt(quantity)
  const unit = base.times(plan.surcharge)
  const lines: ExactLine[] = [{ kind: 'base', label: plan.baseLabel, perPiece: base, once: ZERO }]
  if (!unit.eq(base)) {
    lines.push({ kind: 'variable_data', label: 'Variable data', perPiece: unit.minus(base), once: ZERO })
  }
  for (const { id, label, rule } of plan.options) {
    const { perPiece, once } = chargeAt(rule, quantity, unit)
    lines.push({ kind: 'option', label, ref: id, perPiece: rule.mode === 'total' ? null : perPiece, once })
  }
  if (plan.packaging) {
    const { id, label, priceAt } = plan.packaging
    lines.push({ kind: 'packaging', label, ref: id, perPiece: priceAt(quantity), once: ZERO })
  }
  if (plan.vectorize) {
    lines.push({ kind: 'vectorize', label: 'Fix My Graphic', perPiece: null, once: plan.vectorize })
  }
  if (plan.size) {
    lines.push({
      kind: 'size',
      label: plan.size.label,
      ref: plan.size.id,
      perPiece: null,
      once: plan.size.price,
    })
  }
  return lines
}
