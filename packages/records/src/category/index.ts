export * from './category.ts'
export * from './category-product.ts'
export * from './uses-link.ts'
export * from './template-category.ts'
