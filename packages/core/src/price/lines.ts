import { textOf } from '../money/decimal-text.ts'
import { clipartLabel } from '../drag-drop-buy/counts.ts'
import { minus, plus, scaledHalfUp, type Whole } from '../money/whole.ts'
import { chargeAt } from '../option/charge.ts'
import { CHARGES, type PriceLine } from '../product/types.ts'
import type { PricePlan } from './plan.ts'
import { minorUnit } from './price-at.ts'
import { showUnit } from './show.ts'
import { priceFor } from './unit-price.ts'

/**
 * The breakdown of a price, in the order of charges. Each line is the increase of the running total rounded to the minor unit, so the
 * lines always sum to the charged total. PRICE-4, PRICE-6.
 */
export function priceLines(plan: PricePlan, quantity: number, minorPlaces: number): PriceLine[] {
  const { scale, cliparts, packaging, vectorize, size } = plan
  const added = runningTotal(quantity, minorUnit(plan, minorPlaces), minorPlaces)
  const lines: PriceLine[] = []
  const addPieces = (kind: PriceLine['kind'], label: string, amount: Whole, ref?: string) => {
    const unitPrice = showUnit(amount, scale)
    const total = added(amount, 0)
    lines.push(ref === undefined ? { kind, label, unitPrice, total } : { kind, label, ref, unitPrice, total })
  }
  const addOnce = (kind: PriceLine['kind'], label: string, amount: Whole, ref?: string) => {
    const total = added(0, amount)
    lines.push(
      ref === undefined
        ? { kind, label, unitPrice: null, total }
        : { kind, label, ref, unitPrice: null, total },
    )
  }
  const base = priceFor(plan.base, quantity)
  const unit = priceFor(plan.unit, quantity)
  addPieces('base', plan.baseLabel, base)
  if (unit !== base) addPieces('variable_data', 'Variable data', minus(unit, base))
  for (const { of, rule } of plan.options) {
    const add = CHARGES[rule.mode].per === 'order' ? addOnce : addPieces
    add('option', `${of.set.name}: ${of.option.name}`, chargeAt(rule, quantity, unit), of.set.id)
  }
  for (const { of, price } of cliparts) addPieces('clipart', clipartLabel(of), price, of.clipart.id)
  if (packaging) {
    const { pack, price } = packaging
    addPieces('packaging', pack.name, priceFor(price, quantity), pack.id)
  }
  if (vectorize !== null) addOnce('vectorize', 'Fix My Graphic', vectorize)
  if (size) addOnce('size', size.preset.name, size.price, size.preset.id)
  return lines
}

/** The increase of the rounded running total by each amount, per piece or once. */
function runningTotal(quantity: number, minorUnitSize: Whole, minorPlaces: number) {
  let perPiece: Whole = 0
  let once: Whole = 0
  let before: Whole = 0
  return (morePerPiece: Whole, moreOnce: Whole): string => {
    perPiece = plus(perPiece, morePerPiece)
    once = plus(once, moreOnce)
    const total = scaledHalfUp(perPiece, quantity, once, minorUnitSize)
    const added = minus(total, before)
    before = total
    return textOf(added, minorPlaces)
  }
}
