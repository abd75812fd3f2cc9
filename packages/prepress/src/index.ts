export { createIntake, type OpenIntake } from './intake/index.ts'
export type { ProcessOptions } from './processes/index.ts'
