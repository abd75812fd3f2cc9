import { cutText } from '@kisscut/core/text'
import { LONGEST_ADDRESS } from './field-limits.ts'

/**
 * An e-mail address as it is stored, looked up, counted and compared: lower case, trimmed, and no longer than one can be. The only rule
 * for it: two addresses are the same where their keys are. ACC-34.
 */
export const addressKey = (email: string): string =>
  cutText(email.trim().toLowerCase(), LONGEST_ADDRESS).trimEnd()
