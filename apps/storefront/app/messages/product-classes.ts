/** What classes of products are called wherever shoppers meet them: in menus, breadcrumbs, searches and suggestions. */
export const productClasses = {
  custom: 'Custom products',
  ddb: 'Stick-figure strips',
  clipart: 'Cut-out decals',
  marketplace: 'Marketplace',
  stock: 'Stock-image stickers',
} as const
