export * from './sample.ts'
export * from './spec-paths.ts'
export * from './spec-fields.ts'
