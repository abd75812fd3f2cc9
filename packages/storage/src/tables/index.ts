export * from './tables.ts'
export * from './record-table.ts'
