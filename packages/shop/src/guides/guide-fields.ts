import type { Product } from '@kisscut/core/product'

/** The query field for the shape of a guide file. */
export const GUIDE_SHAPE = 'shape'

export const GUIDE_FORMATS = ['pdf', 'svg'] as const

/** Whether a product has guide files for external drawing programs; products made of typed text or figures have none. */
export const hasGuides = ({
  productClass,
  toolType,
  takesNoArtwork = false,
}: Pick<Product, 'productClass' | 'toolType' | 'takesNoArtwork'>): boolean =>
  productClass === 'custom' && toolType !== 'lettering' && !takesNoArtwork
