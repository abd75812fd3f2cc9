export * from './line-problems.ts'
export * from './messages.ts'
