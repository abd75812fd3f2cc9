import { provisionalPriceOf, quoteProduct } from '@kisscut/core/price'
import {
  type Configuration,
  type Currency,
  type DecimalString,
  type Entitlement,
  type Product,
  defaultConfiguration,
} from '@kisscut/core/product'
import { savingPercent } from '@kisscut/core/tiers'
import { showSize } from '@kisscut/core/units'
import { specialOffer } from '@kisscut/records'
import { entitlementOf } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import type { Links } from '../links.ts'
import type { Records } from '../ports/records.ts'
import { OFFER_FIELD } from '../tool-pages.ts'
import type { Picture } from './picture.ts'
import { pictureOf } from './pictures.ts'
import { urlOfProduct } from './tiles.ts'

/** An offer as pages show it. OFFER-4. */
export interface ShownOffer {
  readonly id: string
  readonly name: string
  readonly description: string
  /** The page of its product, opened with the offer. */
  readonly url: string
  readonly picture: Picture | null
  readonly material: string
  /** `3 × 3 in`, in the viewer's unit. */
  readonly size: string
  readonly quantity: number
  readonly unitPrice: DecimalString
  readonly total: DecimalString
  readonly currency: Currency
  /** Surcharge per piece for a number or name; null if there is none. OFFER-8. */
  readonly numbering: DecimalString | null
  /** Regular price of the same order, and the saving in whole percent; null if the offer is not cheaper. */
  readonly instead: { readonly total: DecimalString; readonly savingPercent: number } | null
}

export interface OfferContext {
  readonly catalog: CatalogSnapshot
  readonly links: Links
  readonly records: Pick<Records, 'findMany'>
  readonly viewer: Viewer
}

/** Most offers on a page. */
const OFFERS_AT_MOST = 24

/** Current offers of a product, or those shown in a category, in staff's order. OFFER-4, OFFER-6. */
export async function offersOf(
  deps: OfferContext,
  where: { readonly template: string } | { readonly category: string },
): Promise<readonly ShownOffer[]> {
  const rows = await deps.records.findMany(
    specialOffer,
    { where: { ...where, enabled: true } },
    OFFERS_AT_MOST,
  )
  const inOrder = rows.toSorted((a, b) => a.order - b.order)
  const shown = await Promise.all(
    inOrder.map(async ({ id }) => shownOffer(deps, await deps.catalog.product(id))),
  )
  return shown.flatMap((each) => each ?? [])
}

/** The product that an offer sells, if it is published and the offer belongs to it. */
export async function offeredOf(
  catalog: CatalogSnapshot,
  known: CatalogProduct,
  offerId: string,
): Promise<CatalogProduct | null> {
  const offered = await catalog.product(offerId)
  const isOfThis = offered?.offer != null && offered.template.id === known.template.id
  return isOfThis && offered.isPublished ? offered : null
}

/** The offer as shown; null if it is over or can't be priced. */
async function shownOffer(
  { catalog, links, viewer }: OfferContext,
  known: CatalogProduct | null,
): Promise<ShownOffer | null> {
  if (known?.offer == null || !known.isPublished) return null
  const { offer, product, template } = known
  const configuration = defaultConfiguration(product)
  const entitlement = entitlementOf(viewer, product)
  const quote = quoteProduct(product, configuration, { entitlement })
  const price = provisionalPriceOf(quote)
  if (price === null) return null
  const { total, unitPrice, quantity } = price
  const regular = await catalog.product(template.id)
  const instead = regular && provisionalPriceOf(quoteProduct(regular.product, configuration, { entitlement }))
  return {
    id: offer.id,
    name: offer.name,
    description: offer.description,
    url: `${urlOfProduct(known, links)}?${new URLSearchParams({ [OFFER_FIELD]: offer.id })}`,
    picture: pictureOf(offer.image ?? template.image_url, offer.name, links),
    material: product.materials[0]?.name ?? '',
    size: showSize(configuration.width, configuration.height, viewer.unit, viewer.locale),
    ...{ quantity, unitPrice, total, currency: product.currency },
    numbering: numberingOf(product, configuration, quantity, entitlement),
    instead: insteadOf(total, instead?.total ?? null),
  }
}

function numberingOf(
  product: Product,
  configuration: Configuration,
  quantity: number,
  entitlement: Entitlement,
): DecimalString | null {
  if (!product.showVariableData) return null
  const variableData = { kind: 'range', from: '1', to: String(quantity) } as const
  const price = provisionalPriceOf(quoteProduct(product, { ...configuration, variableData }, { entitlement }))
  const added = price?.lines.find(({ kind }) => kind === 'variable_data')?.total ?? '0'
  return Number(added) > 0 ? added : null
}

function insteadOf(total: DecimalString, regular: DecimalString | null): ShownOffer['instead'] {
  const percent = regular === null ? 0 : savingPercent(regular, total)
  return regular !== null && percent > 0 ? { total: regular, savingPercent: percent } : null
}
