export * from './ddb-product.ts'
export * from './configured.ts'
export * from './read-ddb.ts'
