import { PRINT_RULE_BOUNDS } from '@kisscut/core/print-rules'
import { parseSynonyms, type SynonymError } from '@kisscut/core/synonyms'
import { z } from 'zod'
import { kind } from '../record/meta.ts'
import { integer } from '../record/number-kinds.ts'
import { NOT_TEXT } from '../record/text-kinds.ts'
import { isStorable } from '../record/storable.ts'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** A time of day, 24-hour `HH:MM`. */
export const timeOfDay = () =>
  kind(z.string().regex(TIME, 'This is not a time of day, such as 14:00.'), { kind: 'text' })

function isTimezone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A time zone by its IANA name. */
export const timeZone = () =>
  kind(z.string().min(1).max(60).refine(isTimezone, 'There is no such time zone. One is America/New_York.'), {
    kind: 'text',
  })

/** An e-mail address, or empty. */
export const eMail = () =>
  kind(
    z
      .string()
      .max(254)
      .refine((text) => text === '' || z.email().safeParse(text).success, 'This is not an e-mail address.'),
    { kind: 'text' },
  )

/** Maximum number of days in a list. */
const DAYS = 200

/** The days of a list, in order. */
export const daysIn = (list: string): readonly string[] => list.split(/[\s,]+/).filter((day) => day !== '')

const areDays = (list: string): boolean => {
  const days = daysIn(list)
  return days.length <= DAYS && days.every((day) => z.iso.date().safeParse(day).success)
}

/** Days as `2027-12-25`, separated by lines or commas. */
export const days = () =>
  kind(
    z
      .string()
      .max(DAYS * 12)
      .refine(isStorable, NOT_TEXT)
      .refine(areDays, 'These are not days, such as 2027-12-25, one a line.'),
    { kind: 'long_text' },
  )

const SYNONYM_ERRORS: Readonly<Record<SynonymError['reason'], string>> = {
  'too many lines': 'These are too many lines: 200 at most.',
  'too many words': 'These are too many words: 12 at most.',
  'no words': 'There is a word missing. Write decal, sticker or vynil => vinyl.',
  'not one word': 'Each synonym is one word of letters and digits.',
}

/** Search synonyms, one group per line: `decal, sticker`, or `vynil => vinyl` for one direction. FIND-4. */
export const synonymLines = () =>
  kind(
    z
      .string()
      .max(10_000)
      .refine(isStorable, NOT_TEXT)
      .superRefine((text, context) => {
        const read = parseSynonyms(text)
        if ('line' in read && 'reason' in read)
          context.addIssue({
            code: 'custom',
            message: `Line ${String(read.line)}: ${SYNONYM_ERRORS[read.reason as SynonymError['reason']]}`,
          })
      }),
    { kind: 'long_text' },
  )

/** A required resolution of artwork. SETTINGS-12. */
export const dotsPerInch = () => integer(PRINT_RULE_BOUNDS.resolution.min, PRINT_RULE_BOUNDS.resolution.max)

/** Maximum number of origins in a list. */
const ORIGINS = 50

/** Hosts that a browser trusts without TLS. */
const LOCAL = /^(?:localhost|[\w.-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

const NO_ORIGIN = 'An origin is a scheme, a host and, if needed, a port, such as https://app.example.'
const ANY_ORIGIN = 'A list can’t hold every origin: name each one instead of *.'
const NO_TLS = 'Only localhost may use http; any other origin needs https.'

/** Scheme, host and port alone, as typed: what a parser would drop or repair isn’t accepted. */
const ORIGIN = /^https?:\/\/[^\s/?#@\\]+$/i

/** Why an origin isn’t accepted; null: it is. */
function originError(text: string): string | null {
  if (text.includes('*')) return ANY_ORIGIN
  if (!ORIGIN.test(text) || !URL.canParse(text)) return NO_ORIGIN
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || LOCAL.test(hostname) ? null : NO_TLS
}

const linesIn = (list: string): readonly string[] => list.split('\n').map((line) => line.trim())

/** The origins of a valid list, as browsers send them. */
export const originsIn = (list: string): readonly string[] =>
  linesIn(list)
    .filter((line) => line !== '')
    .map((line) => new URL(line).origin)

/** Origins such as `https://app.example`, one a line. API-35. */
export const originLines = () =>
  kind(
    z
      .string()
      .max(ORIGINS * 300)
      .refine(isStorable, NOT_TEXT)
      .superRefine((list, context) => {
        const lines = linesIn(list)
        if (lines.filter((line) => line !== '').length > ORIGINS)
          context.addIssue({ code: 'custom', message: `These are too many origins: ${ORIGINS} at most.` })
        for (const [at, line] of lines.entries()) {
          const error = line === '' ? null : originError(line)
          if (error !== null) context.addIssue({ code: 'custom', message: `Line ${at + 1}: ${error}` })
        }
      }),
    { kind: 'long_text' },
  )
