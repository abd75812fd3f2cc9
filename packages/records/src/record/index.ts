export * from './kinds.ts'
export * from './record.ts'
export * from './row.ts'
export { isStorable } from './storable.ts'
