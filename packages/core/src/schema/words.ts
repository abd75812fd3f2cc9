import type * as z from 'zod'

/**
 * Texts for values that a schema rejects, if their field has no text of its own. They never contain zod's words or a pattern.
 * API-14.
 */

/** For a missing field. */
export const REQUIRED_FIELD = 'This field is required.'
/** For a field the schema doesn't have. */
export const UNKNOWN_FIELD = 'Unknown field.'
const notAllowed = 'This is not a value of this field.'
const wrongForm = 'This is not in the form this field has.'
const empty = 'This may not be empty.'
const charactersAtMost = (most: string) => `At most ${most} characters.`
const charactersAtLeast = (least: string) => `At least ${least} characters.`
const entriesAtMost = (most: string) => `At most ${most} entries.`
const entriesAtLeast = (least: string) => `At least ${least} entries.`
const atMost = (most: string) => `At most ${most}.`
const atLeast = (least: string) => `At least ${least}.`
const multipleOf = (step: string) => `A multiple of ${step}.`
const oneOf = (values: readonly string[]) => `Please choose one of ${values.join(', ')}.`

const TYPES: Readonly<Record<string, string>> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  tuple: 'This must be a list.',
  object: 'This must be an object.',
  record: 'This must be an object.',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'This is not an e-mail address.',
  date: 'This is not a day, such as 2026-11-28.',
  datetime: 'This is not a time, such as 2026-11-28T09:00:00Z.',
}

/** Most choices named in a text. */
const NAMED_AT_MOST = 20

const figure = (value: unknown): string =>
  typeof value === 'number' ? value.toLocaleString('en-US') : String(value)

/** The text of an issue of a schema, for `schema.safeParse(value, { error: wordsFor })`. */
export const wordsFor: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? REQUIRED_FIELD : (TYPES[issue.expected] ?? notAllowed)
    case 'too_big': {
      const most = figure(issue.maximum)
      if (issue.origin === 'string') return charactersAtMost(most)
      return issue.origin === 'array' || issue.origin === 'set' ? entriesAtMost(most) : atMost(most)
    }
    case 'too_small': {
      const least = figure(issue.minimum)
      const isOne = Number(issue.minimum) === 1
      if (issue.origin === 'string') return isOne ? empty : charactersAtLeast(least)
      if (issue.origin === 'array' || issue.origin === 'set') return isOne ? empty : entriesAtLeast(least)
      return atLeast(least)
    }
    case 'invalid_format':
      return FORMATS[issue.format] ?? wrongForm
    case 'invalid_value':
      return issue.values.length > NAMED_AT_MOST ? notAllowed : oneOf(issue.values.map(String))
    case 'not_multiple_of':
      return multipleOf(figure(issue.divisor))
    case 'unrecognized_keys':
      return UNKNOWN_FIELD
    default:
      return notAllowed
  }
}
