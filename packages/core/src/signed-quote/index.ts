export * from './offer.ts'
export * from './sign.ts'
