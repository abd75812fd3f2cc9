export * from './types.ts'
export type * from './ports-artwork.ts'
export * from './ports.ts'
