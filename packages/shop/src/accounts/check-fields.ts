import { z } from 'zod'
import * as messages from '../messages/accounts.ts'
import { addressKey } from './address-key.ts'
import {
  LEAST_PASSWORD,
  LONGEST_ADDRESS,
  LONGEST_LABEL,
  LONGEST_NAME,
  LONGEST_PASSWORD,
  LONGEST_TEXT,
} from './field-limits.ts'

/** Messages by field; fields without problems are absent. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

const address = z.email().max(LONGEST_ADDRESS)

/** Lone surrogates and control characters, which names and mail headers may not hold. */
export const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029]/u

/** The same, but allowing line breaks and tabs, for text of several lines. */
export const UNPRINTABLE_IN_TEXT = /[^\P{Cc}\n\r\t]|\p{Cs}/u

/** Errors of a required text of several lines. */
export const textErrors = (text: string, missing: string, most = LONGEST_TEXT): readonly string[] => {
  if (text === '' || UNPRINTABLE_IN_TEXT.test(text)) return [missing]
  return text.length > most ? [messages.tooLong(most)] : []
}

export const nameErrors = (name: string): readonly string[] => {
  if (name.trim() === '' || UNPRINTABLE.test(name)) return [messages.nameMissing]
  return name.length > LONGEST_NAME ? [messages.tooLong(LONGEST_NAME)] : []
}

/** Errors of a passkey's name. */
export const labelErrors = (label: string): readonly string[] =>
  label.trim() === '' || label.length > LONGEST_LABEL || UNPRINTABLE.test(label)
    ? [messages.passkeyUnnamed]
    : []

export const emailErrors = (email: string): readonly string[] =>
  address.safeParse(email.trim()).success ? [] : [messages.emailInvalid]

/** Errors of a new password. Only its length counts: there are no rules about digits and signs. */
export const passwordErrors = (password: string, email: string): readonly string[] => {
  if (password.length < LEAST_PASSWORD) return [messages.passwordTooShort(LEAST_PASSWORD)]
  if (password.length > LONGEST_PASSWORD) return [messages.tooLong(LONGEST_PASSWORD)]
  return addressKey(password) === addressKey(email) ? [messages.passwordIsAddress] : []
}

/** The fields that have errors; null if none does. */
export const errorsOf = (fields: FieldErrors): FieldErrors | null => {
  const wrong = Object.entries(fields).filter(([, errors]) => errors.length > 0)
  return wrong.length > 0 ? Object.fromEntries(wrong) : null
}
