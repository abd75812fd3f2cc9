import type { ProductSection } from '@kisscut/shop'

/** Where the navigator leads to. */
export const anchorOf = ({ kind }: Pick<ProductSection, 'kind'>): string => kind.replaceAll('_', '-')
