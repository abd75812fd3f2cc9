export * from './review.ts'
