export * from './types.ts'
export * from './apply-fix.ts'
export * from './default-configuration.ts'
export * from './normalize-configuration.ts'
