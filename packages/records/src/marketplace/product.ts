import { configuredArtwork, configuredProduct, offeredOption, sizedProduct } from '../product/index.ts'
import {
  address,
  belongsTo,
  decimal,
  flag,
  help,
  integer,
  links,
  longText,
  mention,
  name,
  optional,
  partOf,
  record,
  side,
  slug,
  text,
} from '../record/index.ts'

/** REC-33: a product for artworks. */
export const marketplaceBaseProduct = record({
  name: 'marketplace_base_product',
  path: '/marketplace/api/v1/base-product/',
  about: 'What artworks of the marketplace are printed on, with its materials, sizes and options.',
  save: 'staff',
  onRenamedCurrency: 'renamed',
  fields: {
    ...sizedProduct(),
    create_cut_contour: help(flag(true), 'cut along the artwork’s outline'),
    backgrounds: links('background_image'),
    sizes: links('stock_product_size'),
    options: links('marketplace_product_option'),
    packages: help(links('package'), 'retail packages it can be sold in'),
  },
  published: { public: true },
  filters: ['category', 'slug'],
  unique: [['slug'], ['sku']],
  order: ['order'],
})

/** An artwork on a base product. */
export const marketplaceProduct = record({
  name: 'marketplace_product',
  path: '/marketplace/api/v1/product/',
  about: 'An artwork on a base product: what the marketplace sells.',
  save: 'staff',
  fields: {
    name: name(),
    slug: slug(),
    sku: name(64),
    public: flag(true),
    base: belongsTo('marketplace_base_product'),
    artwork: belongsTo('artwork'),
    category: mention('category'),
    description: help(longText().default(''), 'empty: that of its base'),
    short_description: text(500).default(''),
    gtin: text(14).default(''),
    image_url: help(optional(address()), 'its picture in lists'),
    remaining_stock: help(optional(integer(-2_000_000_000)), 'empty: as many as there are of its base'),
    allow_backorders: flag(),
    sizes: links('marketplace_product_size'),
    allow_custom_size: flag(true),
    min_sq_inches: optional(decimal(3, { min: 0 })),
    order: integer().default(0),
  },
  parts: { images: { of: 'marketplace_product_image', by: 'product' } },
  published: { public: true },
  idIn: true,
  filters: ['base', 'artwork', 'category', 'slug'],
  lookups: ['sku'],
  unique: [['slug'], ['sku']],
  order: ['order'],
  pageSize: 24,
  maxPageSize: 100,
})

export const marketplaceProductImage = record({
  name: 'marketplace_product_image',
  path: '/marketplace/api/v1/product-image/',
  about: 'A picture of a marketplace product.',
  save: 'staff',
  fields: {
    product: partOf('marketplace_product'),
    name: name(),
    image: address(),
    thumbnail: optional(address()),
    order: integer().default(0),
  },
  filters: ['product'],
  order: ['order'],
})

export const marketplaceProductSize = record({
  name: 'marketplace_product_size',
  path: '/marketplace/api/v1/product-size/',
  about: 'A size a marketplace product is offered in.',
  save: 'staff',
  fields: { name: name(), width: side(), height: side(), default: flag(), order: integer().default(0) },
  order: ['order'],
})

export const marketplaceProductOption = record({
  name: 'marketplace_product_option',
  path: '/marketplace/api/v1/marketplace-product-option/',
  about: 'An option set that a marketplace product offers.',
  save: 'staff',
  fields: offeredOption(),
  filters: ['option_set'],
  order: ['order'],
})

export const configuredMarketplaceProduct = record({
  name: 'configured_marketplace_product',
  path: '/marketplace/api/v1/configured-product/',
  about: 'A marketplace product as a shopper configured it.',
  save: 'owner',
  onSignIn: 'moves',
  onExpiry: 'removed',
  onRenamedCurrency: 'renamed',
  fields: {
    marketplace_product: belongsTo('marketplace_product'),
    ...configuredProduct(),
    ...configuredArtwork(),
  },
  filters: ['marketplace_product'],
})
