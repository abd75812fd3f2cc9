export * from './upload/index.ts'
