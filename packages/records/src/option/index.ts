export * from './template-option-set.ts'
export * from './template-option.ts'
export * from './template-option-tag.ts'
