export { createIntake, ingestWith as takeWith, type OpenIntake } from './intake.ts'
export { fileMessage, NOTICES, REJECTIONS, type NoticeCode, type RejectionCode } from './messages.ts'
export { KINDS, type Mime } from './kinds.ts'
export { LIMITS } from './limits.ts'
