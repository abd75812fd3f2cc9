import type { ArtworkLines, ProductPage } from '@kisscut/shop'

type Configured = NonNullable<ProductPage['configured']>

/** Whether the cut line follows the artwork and is not traced yet: no line is drawn then, since another would not be the one that is cut. PROD-11. */
export const isTracing = ({ dieLine }: Pick<Configured, 'dieLine'>, lines: ArtworkLines | null): boolean =>
  lines === null && dieLine === 'contour'
