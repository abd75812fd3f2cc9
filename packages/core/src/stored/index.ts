export * from './stored.ts'
