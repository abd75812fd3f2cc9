import type { ArtworkLines, ProductPage } from '@kisscut/shop'

type Configured = NonNullable<ProductPage['configured']>

/**
 * Whether the cut line follows the artwork and isn't traced yet. Then no line is drawn, because a different one would be
 * wrong. PROD-11.
 */
export const isTracing = ({ dieLine }: Pick<Configured, 'dieLine'>, lines: ArtworkLines | null): boolean =>
  lines === null && dieLine === 'contour'
