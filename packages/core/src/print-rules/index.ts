export * from './grade.ts'
export * from './order.ts'
export * from './types.ts'
