export { createIntake, takeWith, type OpenIntake } from './intake.ts'
export { fileMessage, NOTICES, REFUSALS, type NoticeCode, type RefusalCode } from './messages.ts'
export { KINDS, type Mime } from './kinds.ts'
export { LIMITS } from './limits.ts'
