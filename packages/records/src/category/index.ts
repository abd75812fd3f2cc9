export * from './category.ts'
export * from './category-product.ts'
