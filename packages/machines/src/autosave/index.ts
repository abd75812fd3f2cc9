export { AUTOSAVE_DELAY, RETRY_DELAY, autosaveMachine } from './machine.ts'
export type { AutosaveResult } from './machine.ts'
