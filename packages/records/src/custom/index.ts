export * from './custom.ts'
export * from './custom-autosave.ts'
export * from './read-custom.ts'
export * from './custom-option.ts'
