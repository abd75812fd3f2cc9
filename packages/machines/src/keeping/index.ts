export { KEEPING_DELAY, KEEPING_PATIENCE, keepingMachine } from './machine.ts'
export type { KeepAnswer } from './machine.ts'
