import type { Library, StripStart } from '@kisscut/shop'
import { configuredUrl } from '@kisscut/shop/tool-pages'
import { withQ } from '../../links/carried-query.ts'
import { urlFor } from '../../links/url-for.ts'
import type { ConfiguratorData } from '../configurator/live/configurator-data.ts'

/** Everything the editor of a strip is made of. */
export interface StripToolData {
  /** The product with its details and its price; `configured` is always null. */
  readonly page: ConfiguratorData
  readonly strip: StripStart
  readonly library: Pick<Library, 'fonts' | 'colors'>
}

/** The page of what was saved, with the page's `q`. DDB-8, CART-1. */
export const savedStripUrl = (
  { categoryPath, product, q }: Pick<ConfiguratorData, 'categoryPath' | 'product' | 'q'>,
  id: string,
): string => withQ(configuredUrl(urlFor('dragDropBuy', { categoryPath, slug: product.slug }), id), q)

/** The block of data it is brought to life from. */
export const STRIP_DATA_ID = 'strip-tool-data'

/** The block's content; null where it is missing or can't be read. */
export function readStripData(text: string | null | undefined): StripToolData | null {
  try {
    const block = JSON.parse(text ?? '') as Partial<StripToolData>
    return block.page && block.strip && block.library ? (block as StripToolData) : null
  } catch {
    return null
  }
}
