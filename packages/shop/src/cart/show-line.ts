import { lineProblems } from '@kisscut/core/cart'
import { problem, type Problem } from '@kisscut/core/problem'
import type { FinishedSize } from '@kisscut/core/design'
import { chargedOnce, provisionalPriceOf, quoteProduct } from '@kisscut/core/price'
import type { Product, ProductData, Quote, Configuration } from '@kisscut/core/product'
import { isRush } from '@kisscut/core/option'
import { shipsInWords } from '@kisscut/core/production'
import { asAgreed } from '@kisscut/core/quote-request'
import { canTypeQuantity, minimumOf } from '@kisscut/core/quantity'
import { entitlementOf } from '../accounts/roles.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import type { UserFileRow } from '../configure/custom-rows.ts'
import type { SoldRow } from '../configure/sold-product.ts'
import { finishedSizeOf } from '../design/finished-size.ts'
import { hasArtwork } from '../design/printed-artwork.ts'
import type { Links } from '../links.ts'
import { changedParts, hashOfState, stateOfRow } from '../sold-items/product-state.ts'
import { catalogIdOf } from '../sold-items/items.ts'
import type { SoldItem } from '../sold-items/sold-item.ts'
import { productionTimesOf } from '../quote/production-times.ts'
import { changedInWords } from './changed-in-words.ts'
import { lineDetails } from './line-details.ts'
import type { CartLine } from '../ports/carts.ts'
import type { CartItem } from './cart.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { configuredUrl, editPageOf, pageOfClass } from '../tool-pages.ts'

/** A line with the rows it refers to; null for deleted ones. */
export interface LineToShow {
  readonly line: CartLine
  readonly item: SoldItem | null
  readonly row: SoldRow | null
  readonly file: UserFileRow | null
}

/** The line's stored figures, for a product that can't be priced any more. */
const asFrozen = (line: CartLine, problems: readonly Problem[]) => ({
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  total: line.total,
  problems,
})

/** The line at its current price, even if the quote has errors. */
function asPricedNow(line: CartLine, quote: Quote, problems: readonly Problem[]) {
  const { unitPrice, total } = provisionalPriceOf(quote) ?? line
  return {
    ...{ quantity: quote.quantity ?? line.quantity, unitPrice, total },
    problems: [...problems, ...quote.problems],
  }
}

/** Address that opens the stored product for editing (FLOW-11, DDB-8). */
const editUrl = (known: CatalogProduct | null, { line, row }: LineToShow, links: Links): string => {
  if (!known?.categoryNode) return ''
  const { product, categoryNode } = known
  const place = { categoryPath: categoryNode.category.path, slug: product.slug }
  const page = pageOfClass(product.productClass)
  if (product.takesNoArtwork) return links.urlFor('setupEdit', { ...place, configuredId: line.configuredId })
  return page === null
    ? links.urlFor(editPageOf(product.toolType, row?.user_file != null), {
        ...place,
        configuredId: line.configuredId,
      })
    : configuredUrl(links.urlFor(page, place), line.configuredId)
}

/** The product's present state, if it differs from the cart's and wasn't declined. CART-11, CART-12. */
const changeOf = ({ line, item, row, file }: LineToShow): CartItem['changed'] => {
  if (item === null || row === null) return null
  const state = stateOfRow(row, file)
  const hash = hashOfState(state)
  if (hash === item.stateHash || hash === line.declined) return null
  const parts = changedParts(item.state, state)
  return { parts, text: changedInWords(parts), state: hash }
}

const problemsOf = (toShow: LineToShow, quote: Quote, product: Product): readonly Problem[] =>
  lineProblems({
    takesNoArtwork: product.takesNoArtwork ?? false,
    frozenTotal: toShow.line.total,
    currentTotal: provisionalPriceOf(quote)?.total ?? null,
    hasArtwork: hasArtworkOf(toShow),
    isChanged: changeOf(toShow) !== null,
  })

const hasArtworkOf = ({ item }: LineToShow): boolean =>
  item !== null && hasArtwork({ design: item.design, file: item.sold.file as UserFileRow | null })

/** Problems of an offer that can't be ordered: its material is gone or no longer comes in its size. OFFER-6. */
const goneOf = ({ item }: LineToShow, known: CatalogProduct | null): readonly Problem[] =>
  known?.offer == null || item === null
    ? []
    : quoteProduct(known.product, item.sold.configuration).problems.filter(
        ({ code }) => code === 'material.gone' || code.startsWith('size.'),
      )

const materialOf = (product: ProductData | undefined, configuration: Configuration) =>
  product?.materials.find(({ id }) => id === configuration.materialId)

/** The finished size of a line's product, once it has artwork. SIZE-14. */
const finishedOf = (toShow: LineToShow, known: CatalogProduct): FinishedSize | null => {
  const { item } = toShow
  if (item === null || !hasArtworkOf(toShow)) return null
  const { row, file } = item.sold
  return finishedSizeOf({
    ...{ row: row as unknown as SoldRow, file: file as UserFileRow | null },
    ...{ design: item.design, known },
  })
}

/** When an order placed now ships, by standard or rush and after its proof. PROD-1, PROD-16. */
const shipsOf = async (
  product: Product,
  configuration: Configuration,
  quantity: number,
  catalog: CatalogSnapshot,
  now: Date,
): Promise<string> => {
  const times = await productionTimesOf(catalog, configuration.materialId ?? '', quantity, now)
  const { proofApproval = 'as_is' } = configuration
  return shipsInWords(times, { isRush: isRush(product, configuration), proof: proofApproval })
}

/** A cart line repriced from the current catalog, with its problems, details and shipping date. */
export const showLine = async (
  toShow: LineToShow,
  catalog: CatalogSnapshot,
  viewer: Viewer,
  links: Links,
  now: Date,
): Promise<CartItem> => {
  const { line, item, row } = toShow
  const known = item && (await catalog.product(catalogIdOf(item)))
  const configuration = item?.sold.configuration ?? null
  const isSold = known !== null && configuration !== null && known.isPublished && row !== null
  const quote = isSold
    ? quoteProduct(known.product, configuration, { entitlement: entitlementOf(viewer, known.product) })
    : null
  const price = quote && provisionalPriceOf(quote)
  const figures =
    quote === null || known === null
      ? asFrozen(line, [problem('cart.product-gone', 'product'), ...goneOf(toShow, known)])
      : asPricedNow(line, quote, problemsOf(toShow, quote, known.product))
  const [sold] = known && configuration ? asAgreed(known.product, configuration) : [null]
  const material = configuration && materialOf(sold ?? undefined, configuration)
  return {
    id: line.id,
    productClass: line.productClass,
    productId: line.productId,
    configuredId: line.configuredId,
    soldItem: line.soldItem,
    revision: row?.revision ?? null,
    name: known?.product.name ?? line.name,
    ...figures,
    changed: isSold ? changeOf(toShow) : null,
    unitPriceWithoutOnce: chargedOnce(price?.lines ?? [])?.unitPrice ?? null,
    previewUrl: pictureOf(item) ?? (known?.product.takesNoArtwork ? known.template.image_url : null),
    sides: item === null ? [] : item.design.sides.map(({ id, name }) => ({ id, name })),
    details:
      known && configuration
        ? lineDetails(known.product, configuration, {
            viewer,
            finished: finishedOf(toShow, known),
            lines: price?.lines ?? [],
            design: item?.design ?? null,
          })
        : [],
    editUrl: editUrl(known, toShow, links),
    allowedQuantities: material?.allowedQuantities ?? [],
    minimumQuantity: sold ? minimumOf(sold, material ?? null) : 1,
    takesQuantity: sold === null || configuration === null || canTypeQuantity(sold, configuration),
    nudge: price?.nudge ?? null,
    ships: isSold ? await shipsOf(known.product, configuration, figures.quantity, catalog, now) : null,
  }
}

/** Address of the approved picture; null if there is none. */
const pictureOf = (item: SoldItem | null): string | null =>
  (item?.sold.row['preview_url'] as string | null | undefined) ?? null
