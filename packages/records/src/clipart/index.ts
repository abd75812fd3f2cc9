export * from './clipart.ts'
export * from './clipart-product.ts'
export * from './configured.ts'
export * from './read-clipart.ts'
