/** The resources of specification §7, by the path of their group. */
const GROUPS = {
  products: 'category, category-product, uses-link',
  marketplace: `base-product, configured-product, artist, artwork, company, product, product-image, product-size, watermark,
    marketplace-product-option`,
  shutterstock: 'shutterstock-product, shutterstock-product-option',
  packaging: 'package, package-size, configured-package',
  custom: `clipart, clipart-category, clipart-region, color, configured-clipart-product-region, configured-ddb-product,
    configured-ddb-product-clipart, configured-special-offer, custom-clipart, custom-qrcode, custom-shape, custom-user-file,
    ddb-product, ddb-product-clipart, font, qrcode, recommended-product, recommended-product-group, special-offers, template,
    template-clipart, template-option, template-size, template-material, user-file`,
} as const

/** Resources below `/custom/api/v1/` that also filter by `id__in`. */
const BY_IDS = `custom, custom-option, custom-autosave, custom-text, custom-clip-mask, custom-marketplace, custom-clipart-region,
  configured-clipart-product, configured-clipart-option, configured-ddb-product-size, configured-ddb-product-clipart-region,
  clipart-product, simple-clipart-product, simple-template, template-option-set, template-option-tag, template-shape,
  template-category, template-clipart-region, template-marketplace, template-side, template-tab, template-text, text-path, tag,
  color-map, stock-product-size, background-image, clipart-product-background, clipart-category-graphic,
  clipart-product-customization-group`

const pathsOf = (group: string, names: string) =>
  names.split(',').map((name) => `/${group}/api/v1/${name.trim()}/`)

export const SPEC_PATHS_BY_IDS = pathsOf('custom', BY_IDS)
/** All 74. */
export const SPEC_PATHS = [
  ...Object.entries(GROUPS).flatMap(([group, names]) => pathsOf(group, names)),
  ...SPEC_PATHS_BY_IDS,
]
/** Additional resources of the shop: configured stock-image products, sample designs, reviews and quote requests. */
export const ADDED_PATHS = [
  '/shutterstock/api/v1/configured-shutterstock-product/',
  '/custom/api/v1/template-design/',
  '/shop/api/v1/listed-price/',
  '/products/api/v1/review/',
  '/shop/api/v1/quote-request/',
]
