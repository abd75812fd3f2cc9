export * from './color.ts'
export * from './lamination.ts'
export * from './material-of.ts'
export * from './messages.ts'
