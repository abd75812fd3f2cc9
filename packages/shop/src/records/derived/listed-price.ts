import { type FieldsOf, type listedPrice, recordNamed } from '@kisscut/records'
import { amountMissing, tableMissing } from '../../messages/currencies.ts'
import { recordNotFound } from '../../messages/records.ts'
import { done, invalid, type Outcome } from '../../outcome.ts'
import type { Records } from '../../ports/records.ts'

type Listed = FieldsOf<typeof listedPrice>

/** A listed price in the form its subject uses; other amounts are dropped. CUR-5. */
export async function derivedListedPrice(records: Records, listed: Listed): Promise<Outcome<Listed>> {
  if ((await records.get(recordNamed(listed.of), listed.item)) === null)
    return invalid({ item: [recordNotFound] })
  const hasTable = listed.of === 'template_material' || listed.of === 'package'
  if (hasTable)
    return listed.price_table === null
      ? invalid({ price_table: [tableMissing] })
      : done({ ...listed, amount: null, value_csv: '' })
  const byQuantity = listed.of === 'template_option' ? listed.value_csv : ''
  return listed.amount === null && byQuantity === ''
    ? invalid({ amount: [amountMissing] })
    : done({ ...listed, price_table: null, value_csv: byQuantity })
}
