export * from './problem/index.ts'
export * from './product/index.ts'
