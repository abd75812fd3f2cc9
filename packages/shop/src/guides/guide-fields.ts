import type { Product } from '@kisscut/core/product'

/** The field that names the shape of a guide file. */
export const GUIDE_SHAPE = 'shape'

export const GUIDE_FORMATS = ['pdf', 'svg'] as const

/** Whether designers may draw for a product elsewhere: what is typed or put together here has no files of its own. */
export const hasGuides = ({
  productClass,
  toolType,
  takesNoArtwork = false,
}: Pick<Product, 'productClass' | 'toolType' | 'takesNoArtwork'>): boolean =>
  productClass === 'custom' && toolType !== 'lettering' && !takesNoArtwork
