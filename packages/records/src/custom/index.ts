export * from './custom.ts'
export * from './custom-autosave.ts'
