import { cutText } from '@kisscut/core/text'
import { LONGEST_ADDRESS } from './field-limits.ts'

/**
 * An e-mail address as it is stored, looked up, counted and compared: lower case, trimmed, and cut to the longest valid length.
 * Two addresses are the same if their keys are. ACC-34.
 */
export const addressKey = (email: string): string =>
  cutText(email.trim().toLowerCase(), LONGEST_ADDRESS).trimEnd()
