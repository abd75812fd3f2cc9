export * from './messages.ts'
export * from './size.ts'
