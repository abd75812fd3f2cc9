import { address, belongsTo, byShop, currency, help, money, optional, record } from '../record/index.ts'

/** REC-36: the package chosen for a product. */
export const configuredPackage = record({
  name: 'configured_package',
  path: '/packaging/api/v1/configured-package/',
  about: 'A package and the size of it that a shopper chose.',
  save: 'owner',
  onSignIn: 'moves',
  onExpiry: 'removed',
  onRenamedCurrency: 'renamed',
  fields: {
    package: belongsTo('package'),
    size: belongsTo('package_size'),
    price: byShop(help(optional(money()), 'of one; empty: not for sale')),
    preview: byShop(optional(address())),
    currency: byShop(currency()),
  },
  filters: ['package'],
})
