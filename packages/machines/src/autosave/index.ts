export { AUTOSAVE_DELAY, AUTOSAVE_TIMEOUT, autosaveMachine } from './machine.ts'
export type { AutosaveResult } from './machine.ts'
