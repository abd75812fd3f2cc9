export * from './messages.ts'
export * from './region.ts'
export * from './size.ts'
