export { RESPONSE_TIMEOUT, RECALCULATION_DELAY, setupMachine } from './machine.ts'
export type { SetupEvent, SetupInput } from './machine.ts'
export { isAskable, subjectOf } from './question.ts'
export type { Question, Reply } from './question.ts'
