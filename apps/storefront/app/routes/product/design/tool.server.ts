import type { ProductPage, Shop, Viewer } from '@kisscut/shop'
import type { DesignToolData } from '../../../parts/design-tool/tool-data.ts'
import { valueOr404 } from '../../browse/value-or-404.ts'

/** The start of a design tool for the page's product; null if the product has none. */
export async function toolOf(
  shop: Shop,
  viewer: Viewer,
  { product, configuration }: ProductPage,
  sample: string | null = null,
): Promise<Omit<DesignToolData, 'tool' | 'page'> | null> {
  const [start, library] = await Promise.all([
    shop.design.start(viewer, product.id, configuration, sample),
    shop.design.library.open(),
  ])
  const { starts, ...rest } = valueOr404(start)
  return starts && { ...rest, starts, library, sample: rest.chosen && sample }
}
