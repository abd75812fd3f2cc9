import { roundToMinorUnit } from '@kisscut/core/money'
import { packagePrice } from '@kisscut/core/price'
import { packageSize, retailPackage, type configuredPackage, type FieldsOf } from '@kisscut/records'
import { packageFromRecord } from '../../catalog/package-from-record.ts'
import { recordNotFound } from '../../messages/records.ts'
import { done, invalid, type Outcome } from '../../outcome.ts'
import type { Records } from '../../ports/records.ts'

type Configured = FieldsOf<typeof configuredPackage>

/** A package's surcharge per piece and picture; rejects a size it doesn't come in. PRICE-6. */
export async function derivedPackage(records: Records, chosen: Configured): Promise<Outcome<Configured>> {
  const [row, sizeRow] = [
    await records.get(retailPackage, chosen.package),
    await records.get(packageSize, chosen.size),
  ]
  if (row === null || sizeRow === null || !row.available_sizes.includes(sizeRow.id))
    return invalid({ size: [recordNotFound] })
  const pack = packageFromRecord(row, { package_size: new Map([[sizeRow.id, sizeRow]]) })
  const size = pack.sizes.find(({ id }) => id === sizeRow.id)!
  const price = packagePrice(pack, size, 1)
  return done({
    ...chosen,
    price: price === null ? null : roundToMinorUnit(price, chosen.currency),
    preview: row.preview ?? row.content,
  })
}
