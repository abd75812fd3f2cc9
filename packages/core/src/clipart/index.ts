export * from './fields.ts'
export * from './messages.ts'
export * from './region.ts'
export * from './size.ts'
