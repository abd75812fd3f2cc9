export * from './user-file.ts'
