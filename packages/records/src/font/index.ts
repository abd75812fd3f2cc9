export * from './font.ts'
