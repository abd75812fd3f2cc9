export * from './ddb-product.ts'
export * from './configured.ts'
