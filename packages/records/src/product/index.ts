export * from './base-product.ts'
export * from './configured-product.ts'
