/** How a product is made. MAT-10. */
export const PRODUCT_TYPES = ['cutout', 'printed', 'printed_cutout', 'multicolor_cutout'] as const
/** One of {@link PRODUCT_TYPES}. */
export type ProductType = (typeof PRODUCT_TYPES)[number]

/** Cutout products require a color; printed ones bring their own. MAT-2. */
export const needsColor = (type: ProductType): boolean => type === 'cutout' || type === 'multicolor_cutout'

/** The 3-step indicator of a product page. FLOW-8. */
export const STEPS = ['PRODUCT DETAILS', 'DESIGN', 'FINALIZE PRODUCT'] as const
/** One of {@link STEPS}. */
export type Step = (typeof STEPS)[number]
