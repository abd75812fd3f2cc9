export * from './dialect.ts'
export * from './fold-column.ts'
export * from './json-list.ts'
