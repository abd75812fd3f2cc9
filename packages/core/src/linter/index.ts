export * from './describe.ts'
export * from './finding.ts'
export * from './lint.ts'
export * from './read-table.ts'
