export * from './dialect.ts'
export * from './json-list.ts'
export * from './run-sql.ts'
