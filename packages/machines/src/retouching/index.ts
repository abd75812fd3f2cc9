export { TUNING_DELAY, retouchingMachineOf } from './machine.ts'
export type { RetouchResult } from './machine.ts'
