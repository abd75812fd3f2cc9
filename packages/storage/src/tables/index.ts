export * from './tables.ts'
export * from './record-table.ts'
export * from './link-tables.ts'
