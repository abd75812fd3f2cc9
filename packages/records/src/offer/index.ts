export * from './special-offer.ts'
