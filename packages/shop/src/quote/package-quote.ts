import { packageSchedule } from '@kisscut/core/price'
import { packageIn } from '@kisscut/core/currency'
import type { Currency, PriceSchedule } from '@kisscut/core/product'
import { packageSize, retailPackage } from '@kisscut/records'
import { inRequestedCurrency } from '../catalog/requested-currency.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import { packageFromRecord } from '../catalog/package-from-record.ts'
import { recordNotFound } from '../messages/records.ts'
import { done, invalid, type Outcome } from '../outcome.ts'
import type { Storage } from '../ports/storage.ts'

export interface PackageQuestion {
  readonly packageId: string
  readonly sizeId: string
  /** Like {@link PriceQuestion.currency}. */
  readonly currency?: Currency
}

/** The schedule that `@kisscut/core` prices the package by, with what it is for. PRICE-20. */
export interface PackageQuote extends PriceSchedule {
  readonly currency: Currency
}

/** The price list of a package in one of its sizes; not found if it isn't for sale or doesn't come in that size. API-3. */
export const packageQuote =
  ({
    storage: { records },
    catalog,
  }: {
    readonly storage: Pick<Storage, 'records'>
    readonly catalog: CatalogCache
  }) =>
  async ({ packageId, sizeId, ...pricedFor }: PackageQuestion): Promise<Outcome<PackageQuote>> => {
    const row = await records.get(retailPackage, packageId)
    if (!row?.enabled || row.price_table === null) return invalid({ package_id: [recordNotFound] })
    const sizeRow = row.available_sizes.includes(sizeId) ? await records.get(packageSize, sizeId) : null
    if (!sizeRow) return invalid({ size_id: [recordNotFound] })
    const requested = inRequestedCurrency(await catalog.recent(pricedFor), pricedFor.currency)
    if (!requested.ok) return requested
    const { currency, currencies } = requested.value
    const terms = currencies.get(currency)
    const own = packageFromRecord(row, { package_size: new Map([[sizeId, sizeRow]]) })
    const pack = terms ? packageIn(own, terms) : own
    const [size] = pack.sizes
    const schedule = size && packageSchedule(pack, size, currency)
    return schedule ? done({ ...schedule, currency }) : invalid({ size_id: [recordNotFound] })
  }
