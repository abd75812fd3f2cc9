export * from './base-product.ts'
export * from './configured-product.ts'
export * from './offered-option.ts'
export * from './preset-size.ts'
