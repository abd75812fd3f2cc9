export * from './records-page.ts'
