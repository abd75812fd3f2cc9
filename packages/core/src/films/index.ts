export * from './messages.ts'
export * from './films.ts'
export * from './problems.ts'
