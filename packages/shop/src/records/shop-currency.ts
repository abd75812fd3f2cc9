import type { AnyRecord } from '@kisscut/records'
import type { Store } from '../ports/storage.ts'

type Values = Readonly<Record<string, unknown>>

/** The values to save, with amounts in the shop's currency, whatever currency was stated. SETTINGS-6. */
export async function inShopCurrency(
  { catalog }: Pick<Store, 'catalog'>,
  record: AnyRecord,
  values: Values,
  isNew: boolean,
): Promise<Values> {
  if (!('currency' in record.schema.shape) || (!isNew && values['currency'] === undefined)) return values
  return { ...values, currency: (await catalog.settings()).currency }
}
