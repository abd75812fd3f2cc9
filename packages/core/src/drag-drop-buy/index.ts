export * from './counts.ts'
export * from './messages.ts'
export * from './problems.ts'
