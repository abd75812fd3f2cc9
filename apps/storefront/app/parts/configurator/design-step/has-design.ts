import type { ProductPage } from '@kisscut/shop'

type Configured = NonNullable<ProductPage['configured']>

/** There is something to print: artwork, or what was drawn. */
export const hasDesign = ({ userFile, design }: Pick<Configured, 'userFile' | 'design'>): boolean =>
  userFile !== null || design.elements.length > 0
