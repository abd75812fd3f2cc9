import type { AnyRecord } from '@kisscut/records'
import type { Store } from '../ports/storage.ts'

type Values = Readonly<Record<string, unknown>>

/** What is to be saved, its amounts in the currency of the shop, whichever was stated. SETTINGS-6. */
export async function inShopCurrency(
  { catalog }: Pick<Store, 'catalog'>,
  record: AnyRecord,
  values: Values,
  isNew: boolean,
): Promise<Values> {
  if (!('currency' in record.schema.shape) || (!isNew && values['currency'] === undefined)) return values
  return { ...values, currency: (await catalog.settings()).currency }
}
