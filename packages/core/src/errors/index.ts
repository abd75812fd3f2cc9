export * from './failures.ts'
export * from './form-errors.ts'
export * from './messages.ts'
/** Its short name on this sub-path; the root has another `hasErrors`, of problems. */
export { formHasErrors as hasErrors } from './form-errors.ts'
