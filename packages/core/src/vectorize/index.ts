export * from './choices.ts'
export * from './price.ts'
export * from './resolution.ts'
