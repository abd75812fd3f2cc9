export * from './messages.ts'
export * from './problems.ts'
