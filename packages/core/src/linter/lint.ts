import type { DecimalString, PriceTable } from '../product/types.ts'
import { readDecimal } from '../units/read-decimal.ts'
import { compile } from './compiled.ts'
import { areaDeadZones, deadZones } from './dead-zones.ts'
import type { Finding } from './finding.ts'
import { belowCost, risingRates } from './rates.ts'
import { shapeFindings } from './shape.ts'

/**
 * Everything the owner of a price table should know of it: dead zones, rates below cost, rates that rise, and what makes
 * it unusable (which is reported alone, since nothing can be reckoned by such a table). `cost` is what one square inch, or
 * one piece for tables by the unit, costs to make, in the table's currency. Throws a RangeError for a cost that is no
 * amount. PRICE-14.
 */
export function lintPriceTable(table: PriceTable, cost?: DecimalString): readonly Finding[] {
  const shape = shapeFindings(table)
  if (shape.length > 0) return shape
  const compiled = compile(table)
  return [
    ...deadZones(compiled),
    ...areaDeadZones(compiled),
    ...risingRates(compiled),
    ...(cost === undefined ? [] : belowCost(compiled, readCost(cost))),
  ]
}

function readCost(cost: DecimalString) {
  const read = readDecimal(cost)
  if (read === null || read.isNegative()) throw new RangeError(`Not a cost: ${cost.slice(0, 40)}`)
  return read
}
