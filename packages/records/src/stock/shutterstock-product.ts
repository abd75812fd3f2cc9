import { configuredArtwork, configuredProduct, offeredOption, sizedProduct } from '../product/index.ts'
import {
  belongsTo,
  byShop,
  flag,
  help,
  links,
  longText,
  mention,
  name,
  optional,
  record,
} from '../record/index.ts'

/** REC-34: a stock library's picture on a product. */
export const shutterstockProduct = record({
  name: 'shutterstock_product',
  path: '/shutterstock/api/v1/shutterstock-product/',
  about: 'A picture of a stock library on a product.',
  save: 'staff',
  onRenamedCurrency: 'renamed',
  fields: {
    ...sizedProduct(),
    base: belongsTo('marketplace_base_product'),
    artwork: optional(mention('artwork')),
    shutterstock_image_id: help(name(64), 'of the picture in the library'),
    instructions: longText(2000).default(''),
    options: links('shutterstock_product_option'),
  },
  published: { public: true },
  filters: ['base', 'category', 'slug'],
  lookups: ['sku'],
  unique: [['slug'], ['sku']],
  order: ['order'],
})

export const shutterstockProductOption = record({
  name: 'shutterstock_product_option',
  path: '/shutterstock/api/v1/shutterstock-product-option/',
  about: 'An option set that a stock-image product offers.',
  save: 'staff',
  fields: offeredOption(),
  filters: ['option_set'],
  order: ['order'],
})

export const configuredShutterstockProduct = record({
  name: 'configured_shutterstock_product',
  path: '/shutterstock/api/v1/configured-shutterstock-product/',
  about: 'A stock-image product as a shopper configured it.',
  save: 'owner',
  onSignIn: 'moves',
  onExpiry: 'removed',
  onRenamedCurrency: 'renamed',
  fields: {
    shutterstock_product: belongsTo('shutterstock_product'),
    ...configuredProduct(),
    ...configuredArtwork(),
    licensed: byShop(help(flag(), 'the picture is licensed for it: once its order is paid')),
  },
  filters: ['shutterstock_product'],
})
