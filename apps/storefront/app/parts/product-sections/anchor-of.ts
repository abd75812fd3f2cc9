import type { ProductSection } from '@kisscut/shop'

/** Anchor of a section for the navigator. */
export const anchorOf = ({ kind }: Pick<ProductSection, 'kind'>): string => kind.replaceAll('_', '-')
