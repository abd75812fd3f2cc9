export * from './types.ts'
export * from './apply-mend.ts'
export * from './default-wishes.ts'
export * from './normalize-wishes.ts'
