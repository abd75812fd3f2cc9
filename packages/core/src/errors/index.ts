export * from './failures.ts'
export * from './form-errors.ts'
export * from './kisscut-error.ts'
export * from './messages.ts'
