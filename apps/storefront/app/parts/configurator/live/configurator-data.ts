import type { Currency, Product } from '@kisscut/core/product'
import type { ArtworkStart, ConfiguredProduct, Picture, ProductPage, Sample } from '@kisscut/shop'
import type { DisplayPreferences } from '../../page/locale.tsx'
import { compacted, expanded, type Compact } from './compact.ts'

/** PAGE-8: page data arrives embedded in the page as an encoded block of this name, the same on every product page. */
export const PRODUCT_DATA_ID = 'product-data'

/** What the page's configurator or tool needs beside the product. */
export const TOOL_DATA_ID = 'tool-data'

/** The configured product, of any class; for a custom, everything its pages show. */
interface Configured extends Pick<ConfiguredProduct, 'id' | 'productId' | 'revision'> {
  readonly productClass: Product['productClass']
}

/** The product-data block. */
export interface ProductData {
  readonly product: ProductPage['product']
  readonly configured: ConfiguredProduct | Configured | null
  readonly currency: Currency
}

/** What a page opens with of a class but custom. */
interface Start {
  readonly id: string | null
  readonly revision: number
}

/** The product-data block of a page; `start` says what was configured of a class but custom. */
export const productDataOf = (
  { product, configured, currency }: Pick<ProductPage, 'product' | 'configured' | 'currency'>,
  start: Start | null,
): ProductData => {
  if (start === null || start.id === null) return { product, configured, currency }
  const { productClass, id: productId } = product
  return {
    product,
    configured: { id: start.id, productClass, productId, revision: start.revision },
    currency,
  }
}

/** Fields of a page that only its document needs. */
const OF_THE_DOCUMENT = [
  ...(['sections', 'breadcrumbs', 'metaTitle', 'metaDescription', 'gtin', 'cardUrl'] as const),
  ...(['fromPrice', 'offers', 'tiers'] as const),
] as const satisfies readonly (keyof ProductPage)[]

/** Everything the configurator is made of: the base product, the configured product, the currency and what was asked. */
export interface ConfiguratorData extends Omit<ProductPage, (typeof OF_THE_DOCUMENT)[number]> {
  readonly preferences: DisplayPreferences
  /** Further pictures of the product, made and in use. */
  readonly gallery: readonly Picture[]
  /** The page's `q`, carried along. */
  readonly q: string | null
  /** Another tab has saved this product since the form was written, which was sent without scripts. DESIGN-22. */
  readonly isStale: boolean
  /** Sample designs to begin with, and the one that is chosen; none where a design is there. TOOL-14. */
  readonly samples?: readonly Sample[]
  readonly sample?: string | null
  /** Of a product that has its artwork already; absent: shoppers bring or draw it. MKT-2. */
  readonly artwork?: ArtworkStart
  /** Why a form sent without scripts failed. */
  readonly errors: readonly string[]
}

/** Whether there are sample designs to choose from. */
export const hasSamples = ({ samples }: ConfiguratorData): boolean => (samples ?? []).length > 0

/** Data as the text of a block: no name or description in it can end the block. */
export const asBlock = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** What the two blocks of a page hold; `start` as in {@link productDataOf}. */
export function blocksOf<D extends PageData>(data: D, start: Start | null) {
  const { product, configured, currency, ...rest } = data.page
  const needless: ReadonlySet<string> = new Set(OF_THE_DOCUMENT)
  const page = Object.fromEntries(Object.entries(rest).filter(([name]) => !needless.has(name)))
  return {
    [PRODUCT_DATA_ID]: asBlock(productDataOf({ product, configured, currency }, start)),
    [TOOL_DATA_ID]: asBlock(compacted({ ...data, page })),
  }
}

interface PageData {
  readonly page: ConfiguratorData
}

/** What a page was made of, by the text of its blocks; null where one of them is missing, has not `needed`, or can't be read. */
export function dataOf<D extends PageData>(
  textOf: (id: string) => string | null | undefined,
  needed: readonly Exclude<keyof D, 'page'>[] = [],
): D | null {
  try {
    const { product, configured, currency } = JSON.parse(
      textOf(PRODUCT_DATA_ID) ?? '',
    ) as Partial<ProductData>
    const data = expanded(JSON.parse(textOf(TOOL_DATA_ID) ?? '') as Compact) as Partial<D>
    if (!product || !data.page?.configuration || needed.some((name) => !data[name])) return null
    const custom = configured?.productClass === 'custom' ? configured : null
    return { ...(data as D), page: { ...data.page, product, configured: custom, currency } }
  } catch {
    return null
  }
}

/** The same of the page at hand. */
export const dataOfPage = <D extends PageData>(needed: readonly Exclude<keyof D, 'page'>[] = []): D | null =>
  dataOf((id) => document.getElementById(id)?.textContent, needed)
