/** Names of the product classes in menus, breadcrumbs, search and suggestions. */
export const productClasses = {
  custom: 'Custom products',
  ddb: 'Stick-figure strips',
  clipart: 'Cut-out decals',
  marketplace: 'Marketplace',
  stock: 'Stock-image stickers',
} as const
