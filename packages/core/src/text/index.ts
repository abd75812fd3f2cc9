/** Text as it is compared and as it is shortened. */
export * from './cut.ts'
export * from './fold.ts'
