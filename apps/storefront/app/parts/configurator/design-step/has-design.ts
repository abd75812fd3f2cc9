import type { ProductPage } from '@kisscut/shop'

type Configured = NonNullable<ProductPage['configured']>

/** Whether there is something to print: artwork or drawn elements. */
export const hasDesign = ({ userFile, design }: Pick<Configured, 'userFile' | 'design'>): boolean =>
  userFile !== null || design.elements.length > 0
