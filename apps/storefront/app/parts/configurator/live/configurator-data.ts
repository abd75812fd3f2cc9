import type { Currency, Product } from '@kisscut/core/product'
import type { ArtworkStart, ConfiguredProduct, Picture, ProductPage, Sample } from '@kisscut/shop'
import type { DisplayPreferences } from '../../page/locale.tsx'
import { compacted, expanded, type Compact } from './compact.ts'

/** Id of the block with the page's data, the same on every product page. PAGE-8. */
export const PRODUCT_DATA_ID = 'product-data'

/** Id of the block with the other data of the configurator or tool. */
export const TOOL_DATA_ID = 'tool-data'

/** The configured product of any class; for a custom, everything that its pages show. */
interface Configured extends Pick<ConfiguredProduct, 'id' | 'productId' | 'revision'> {
  readonly productClass: Product['productClass']
}

/** The product-data block. */
export interface ProductData {
  readonly product: ProductPage['product']
  readonly configured: ConfiguredProduct | Configured | null
  readonly currency: Currency
}

/** The saved product of a class other than custom, with which a page opens. */
interface Start {
  readonly id: string | null
  readonly revision: number
}

/** The product-data block of a page; `start` is the saved product of a class other than custom. */
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

/** Fields that only the HTML document needs. */
const OF_THE_DOCUMENT = [
  ...(['sections', 'breadcrumbs', 'metaTitle', 'metaDescription', 'gtin', 'cardUrl'] as const),
  ...(['fromPrice', 'offers', 'tiers'] as const),
] as const satisfies readonly (keyof ProductPage)[]

/** The configurator's data: the base product, the configured product, the currency, and the visitor's preferences. */
export interface ConfiguratorData extends Omit<ProductPage, (typeof OF_THE_DOCUMENT)[number]> {
  readonly preferences: DisplayPreferences
  /** Further photographs of the product. */
  readonly gallery: readonly Picture[]
  /** The page's `q`, to be passed on. */
  readonly q: string | null
  /** The form was sent without scripts after another tab had saved the product. DESIGN-22. */
  readonly isStale: boolean
  /** Sample designs to begin with, and the chosen one; absent once there is a design. TOOL-14. */
  readonly samples?: readonly Sample[]
  readonly sample?: string | null
  /** For a product that comes with its artwork; absent where shoppers upload or draw it. MKT-2. */
  readonly artwork?: ArtworkStart
  /** Why a form sent without scripts failed. */
  readonly errors: readonly string[]
}

/** Whether there are sample designs to choose from. */
export const hasSamples = ({ samples }: ConfiguratorData): boolean => (samples ?? []).length > 0

/** JSON for a script block, which no text in it can close. */
export const asBlock = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** The contents of a page's two blocks; `start` as in {@link productDataOf}. */
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

/** A page's data from the text of its blocks; null if a block is missing or unreadable, or lacks a `needed` field. */
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

/** The same for the current page. */
export const dataOfPage = <D extends PageData>(needed: readonly Exclude<keyof D, 'page'>[] = []): D | null =>
  dataOf((id) => document.getElementById(id)?.textContent, needed)
