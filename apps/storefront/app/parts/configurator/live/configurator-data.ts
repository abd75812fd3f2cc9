import type { ArtworkStart, Picture, ProductPage, Sample } from '@kisscut/shop'
import type { DisplayPreferences } from '../../page/locale.tsx'

/** PAGE-8: page data arrives embedded in the page as an encoded block of this name. */
export const PRODUCT_DATA_ID = 'product-data'

/** Everything the configurator is made of: the base product, the configured product, the currency and what was asked. */
export interface ConfiguratorData extends Omit<ProductPage, 'sections' | 'breadcrumbs'> {
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

/** The text of the product-data block. */
export const encodedData = (data: ConfiguratorData): string => asBlock(data)

/** The block's content; null where it is missing or can't be read. */
export function readData(text: string | null): ConfiguratorData | null {
  try {
    const block = JSON.parse(text ?? '') as Partial<ConfiguratorData>
    return block.product && block.configuration ? (block as ConfiguratorData) : null
  } catch {
    return null
  }
}
