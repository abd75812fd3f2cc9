export * from './choices.ts'
export * from './colors.ts'
export * from './price.ts'
export * from './resolution.ts'
