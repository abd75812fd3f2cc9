export * from './catalogue.ts'
export * from './message-of.ts'
export * from './of-field.ts'
export * from './problem.ts'
