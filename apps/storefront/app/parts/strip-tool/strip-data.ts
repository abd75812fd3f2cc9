import type { Library, StripStart } from '@kisscut/shop'
import { configuredUrl } from '@kisscut/shop/tool-pages'
import { withQ } from '../../links/carried-query.ts'
import { urlFor } from '../../links/url-for.ts'
import type { ConfiguratorData } from '../configurator/live/configurator-data.ts'

/** The data of the strip editor. */
export interface StripToolData {
  /** The product with its details and price; `configured` is always null. */
  readonly page: ConfiguratorData
  readonly strip: StripStart
  readonly library: Pick<Library, 'fonts' | 'colors'>
}

/** URL of the saved strip, with the page's `q`. DDB-8, CART-1. */
export const savedStripUrl = (
  { categoryPath, product, q }: Pick<ConfiguratorData, 'categoryPath' | 'product' | 'q'>,
  id: string,
): string => withQ(configuredUrl(urlFor('dragDropBuy', { categoryPath, slug: product.slug }), id), q)
