/** How far inside its package a product must stay where no product maximum is stored, inches. PACK-5. */
export const PACKAGE_MARGIN = '0.25'

/** How long a package preview waits before it is drawn again, milliseconds. PACK-7. */
export const PACKAGE_PREVIEW_DELAY = 50
