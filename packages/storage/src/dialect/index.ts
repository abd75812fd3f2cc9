export * from './dialect.ts'
export * from './json-list.ts'
