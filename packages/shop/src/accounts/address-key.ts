import { cutText } from '@kisscut/core/text'
import { LONGEST_ADDRESS } from './field-limits.ts'

/** An e-mail address as it is counted and compared: lower case, trimmed, and no longer than one can be. */
export const addressKey = (email: string): string => cutText(email.trim().toLowerCase(), LONGEST_ADDRESS)
