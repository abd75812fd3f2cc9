export * from './custom-elements.ts'
export * from './fields.ts'
export * from './template-elements.ts'
