/** How far inside its package a product must stay where no product maximum is stored, inches. Spec §9; decisions 11. */
export const PACKAGE_MARGIN = '0.25'

/** How long a package preview waits before it is drawn again, milliseconds. Spec §9. */
export const PACKAGE_PREVIEW_DELAY = 50
