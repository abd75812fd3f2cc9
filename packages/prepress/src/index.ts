export { createIntake, type OpenIntake } from './intake/index.ts'
export { createPreview, type OpenPreview } from './preview/index.ts'
export type { ProcessOptions } from './processes/index.ts'
export { createPress, type Press } from './print/press.ts'
