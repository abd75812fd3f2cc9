export * from './saving.ts'
export * from './wire.ts'
