import { isPriced, quoteProduct } from '@kisscut/core/price'
import type { Configuration, Product, Quote } from '@kisscut/core/product'
import type { Size } from '@kisscut/core/size'
import { formatInches } from '@kisscut/core/units'
import { templateMaterial } from '@kisscut/records'
import { entitlementOf } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { lengthsFor, withLengths } from '../lengths/index.ts'
import { failureOf, type Failure } from '../outcome.ts'
import type { Records } from '../ports/records.ts'
import { withNameOfGone } from '../catalog/material-name.ts'

/** A configuration that can be priced, with size and quantity as read by the rules. */
export interface PricedConfiguration {
  readonly ok: true
  readonly configuration: Configuration
  readonly size: Size
  readonly quantity: number
  readonly quote: Quote
}

/** The quote of a configuration for the payer; a removed material is named. */
export async function quoteFor(
  records: Pick<Records, 'get'>,
  payer: Viewer,
  product: Product,
  requested: Configuration,
): Promise<Quote> {
  const nameOf = async (id: string) =>
    withLengths((await records.get(templateMaterial, id))?.name ?? null, lengthsFor(payer))
  const named = await withNameOfGone(product, requested, nameOf)
  return quoteProduct(product, named, { entitlement: entitlementOf(payer, product) })
}

/** Checks that a configuration can be priced for the payer; otherwise each error is reported at its field. PRICE-12. */
export async function pricedConfiguration(
  records: Pick<Records, 'get'>,
  payer: Viewer,
  product: Product,
  requested: Configuration,
): Promise<PricedConfiguration | Failure> {
  const quote = await quoteFor(records, payer, product, requested)
  const failure = failureOf(quote.problems)
  if (failure !== null) return failure
  if (!isPriced(quote)) throw new Error('A quote without errors has no total')
  const { size, quantity } = quote
  const read = { width: formatInches(size.width), height: formatInches(size.height) }
  return {
    ok: true,
    configuration: { ...requested, ...read, quantity: String(quantity) },
    ...{ size, quantity, quote },
  }
}
