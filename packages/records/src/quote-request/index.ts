export * from './quote-request.ts'
