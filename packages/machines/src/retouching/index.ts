export { TUNING_DELAY, retouchingMachineOf } from './machine.ts'
export type { RetouchResult, RetouchingContext, RetouchingEvent } from './machine.ts'
