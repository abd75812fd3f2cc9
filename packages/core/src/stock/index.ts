export * from './availability.ts'
export * from './messages.ts'
export * from './problems.ts'
