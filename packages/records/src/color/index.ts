export * from './color.ts'
