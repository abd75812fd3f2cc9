export * from './package.ts'
export * from './package-size.ts'
export * from './configured-package.ts'
