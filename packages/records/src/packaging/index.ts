export * from './package.ts'
export * from './package-size.ts'
