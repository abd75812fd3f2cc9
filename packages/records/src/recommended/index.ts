export * from './recommended-product.ts'
