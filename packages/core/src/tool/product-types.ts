/** How a product is made. Spec §4 Product type. */
export const PRODUCT_TYPES = ['cutout', 'printed', 'printed_cutout', 'multicolor_cutout'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

/** Cutout products require a color; printed ones bring their own. Spec §5 Size. */
export const needsColor = (type: ProductType): boolean => type === 'cutout' || type === 'multicolor_cutout'

/** The 3-step indicator of a product page. Spec §2. */
export const STEPS = ['PRODUCT DETAILS', 'DESIGN', 'FINALIZE PRODUCT'] as const
export type Step = (typeof STEPS)[number]
