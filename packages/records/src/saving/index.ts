export * from './correction.ts'
export * from './import-rows.ts'
export * from './saving.ts'
export * from './wire.ts'
