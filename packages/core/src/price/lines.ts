import { rescale, textOf } from '../money/scaled.ts'
import { chargeAt } from '../option/charge.ts'
import type { PriceLine } from '../product/types.ts'
import type { PricePlan } from './plan.ts'
import { showUnit } from './show.ts'

interface ExactLine {
  readonly kind: PriceLine['kind']
  readonly label: string
  readonly ref?: string
  readonly perPiece: bigint | null
  readonly once: bigint
}

/**
 * The breakdown of a price, in the order of charges. Each line is what it adds to the running total rounded to the minor
 * unit, so that the lines always sum to the total that is charged. PRICE-4, PRICE-6.
 */
export function priceLines(plan: PricePlan, quantity: number, minorPlaces: number): readonly PriceLine[] {
  const pieces = BigInt(quantity)
  let sum = 0n
  let shown = 0n
  return exactLines(plan, quantity).map(({ kind, label, ref, perPiece, once }) => {
    sum += perPiece === null ? once : perPiece * pieces
    const before = shown
    shown = rescale(sum, plan.places, minorPlaces)
    return {
      kind,
      label,
      ...(ref !== undefined && { ref }),
      unitPrice: perPiece === null ? null : showUnit(perPiece, plan.places),
      total: textOf(shown - before, minorPlaces),
    }
  })
}

function exactLines(plan: PricePlan, quantity: number): readonly ExactLine[] {
  const [base, unit] = [plan.baseAt(quantity), plan.unitAt(quantity)]
  const lines: ExactLine[] = [{ kind: 'base', label: plan.baseLabel, perPiece: base, once: 0n }]
  if (unit !== base)
    lines.push({ kind: 'variable_data', label: 'Variable data', perPiece: unit - base, once: 0n })
  for (const { id, label, rule } of plan.options) {
    const { perPiece, once } = chargeAt(rule, quantity, unit, plan.places)
    lines.push({ kind: 'option', label, ref: id, perPiece: rule.mode === 'total' ? null : perPiece, once })
  }
  if (plan.packaging) {
    const { id, label, priceAt } = plan.packaging
    lines.push({ kind: 'packaging', label, ref: id, perPiece: priceAt(quantity), once: 0n })
  }
  if (plan.vectorize !== null) {
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
