import { configurationOfRecord, isSameConfiguration } from '@kisscut/core/configuration'
import { lineProblems } from '@kisscut/core/cart'
import { problem, type Problem } from '@kisscut/core/problem'
import type { FinishedSize } from '@kisscut/core/design'
import { chargedOnce, quoteProduct } from '@kisscut/core/price'
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
import { designOfCustom } from '../design/custom-design.ts'
import { finishedSizeOf } from '../design/finished-size.ts'
import { artworkHashOf } from '../design/printed-artwork.ts'
import type { Links } from '../links.ts'
import { productionTimesOf } from '../quote/production-times.ts'
import { lineDetails } from './line-details.ts'
import type { CartLine } from '../ports/carts.ts'
import type { CartItem } from './cart.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { configuredUrl, editPageOf, pageOfClass } from '../tool-pages.ts'

/** A line with the records it refers to; null for those that are gone. */
export interface LineToShow {
  readonly line: CartLine
  readonly row: SoldRow | null
  readonly file: UserFileRow | null
}

/** The line's own figures, where the product can't be priced any more. */
const asFrozen = (line: CartLine, problems: readonly Problem[]) => ({
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  total: line.total,
  problems,
})

const asPricedNow = (line: CartLine, quote: Quote, problems: readonly Problem[]) => ({
  quantity: quote.quantity ?? line.quantity,
  unitPrice: quote.unitPrice ?? line.unitPrice,
  total: quote.total ?? line.total,
  problems: [...problems, ...quote.problems],
})

/** Back into the product with everything as it was (FLOW-11, DDB-8). */
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

const thenAndNow = ({ line, row, file }: LineToShow, quote: Quote, product: Product | undefined) =>
  lineProblems({
    takesNoArtwork: product?.takesNoArtwork ?? false,
    frozenTotal: line.total,
    currentTotal: quote.total,
    frozenArtwork: line.frozen.artworkHash,
    currentArtwork: row === null ? null : artworkHashOf({ design: designOfCustom(row), file }),
    configurationChanged:
      row === null || !isSameConfiguration(configurationOfRecord(row), line.frozen.configuration, 'details'),
  })

/** Why an offer can't be ordered: its material is gone or no longer comes in its size. OFFER-6. */
const goneOf = ({ line }: LineToShow, known: CatalogProduct | null): readonly Problem[] =>
  known?.offer == null
    ? []
    : quoteProduct(known.product, line.frozen.configuration).problems.filter(
        ({ code }) => code === 'material.gone' || code.startsWith('size.'),
      )

const materialOf = (product: ProductData | undefined, configuration: Configuration) =>
  product?.materials.find(({ id }) => id === configuration.materialId)

/** The finished size of a line's product, once it has artwork. SIZE-14. */
const finishedOf = ({ row, file }: LineToShow, known: CatalogProduct): FinishedSize | null =>
  row === null || artworkHashOf({ design: designOfCustom(row), file }) === null
    ? null
    : finishedSizeOf({ row, design: designOfCustom(row), file, known })

/** When an order of this moment ships, by standard or rush and after its proof. PROD-1, PROD-16. */
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

/** A cart line priced again from the catalog as it is, with everything the shopper has to know about it. */
export const showLine = async (
  toShow: LineToShow,
  catalog: CatalogSnapshot,
  viewer: Viewer,
  links: Links,
  now: Date,
): Promise<CartItem> => {
  const { line, row } = toShow
  const known = await catalog.product(line.productId)
  const { configuration } = line.frozen
  const isSold = known !== null && known.isPublished && row !== null
  const quote = isSold
    ? quoteProduct(known.product, configuration, { entitlement: entitlementOf(viewer, known.product) })
    : null
  const figures =
    quote === null
      ? asFrozen(line, [problem('cart.product-gone', 'product'), ...goneOf(toShow, known)])
      : asPricedNow(line, quote, thenAndNow(toShow, quote, known?.product))
  const [sold] = known ? asAgreed(known.product, configuration) : [null]
  const material = materialOf(sold ?? undefined, configuration)
  return {
    id: line.id,
    productClass: line.productClass,
    productId: line.productId,
    configuredId: line.configuredId,
    revision: row?.revision ?? null,
    name: known?.product.name ?? line.name,
    ...figures,
    unitPriceWithoutOnce: chargedOnce(quote?.lines ?? [])?.unitPrice ?? null,
    previewUrl: row?.preview_url ?? (known?.product.takesNoArtwork ? known.template.image_url : null),
    sides: row === null ? [] : designOfCustom(row).sides.map(({ id, name }) => ({ id, name })),
    details: known
      ? lineDetails(known.product, configuration, {
          viewer,
          finished: finishedOf(toShow, known),
          lines: quote?.lines ?? [],
          design: row === null ? null : designOfCustom(row),
        })
      : [],
    editUrl: editUrl(known, toShow, links),
    allowedQuantities: material?.allowedQuantities ?? [],
    minimumQuantity: sold ? minimumOf(sold, material ?? null) : 1,
    takesQuantity: sold === null || canTypeQuantity(sold, configuration),
    nudge: quote?.nudge ?? null,
    ships: isSold ? await shipsOf(known.product, configuration, figures.quantity, catalog, now) : null,
  }
}
