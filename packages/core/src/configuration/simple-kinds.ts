import { cutText } from '../text/index.ts'
import type { FormEntry, FormFields, Kind } from './kind.ts'

/** Longest text that is read of a form's field, unless it is a list or a note. */
export const LONGEST_FIELD = 200

export const textIn = (form: FormFields, name: string, longest = LONGEST_FIELD): string | null => {
  const text = form.get(name) ?? null
  return text === null ? null : cutText(text, longest)
}

const same = <T>(value: T): T => value
const entry = (name: string, value: string | null): readonly FormEntry[] => (value ? [[name, value]] : [])

/** The id of something the shop sells; null: none, or the default. */
export const reference: Kind<string | null, string | null, 'reference'> = {
  name: 'reference',
  toColumn: same,
  fromColumn: same,
  toForm: (id, name) => entry(name, id),
  fromForm: (form, name, { isWhole }) => (isWhole || form.has(name) ? textIn(form, name) || null : undefined),
}

/** The ids of several things in their order, the same one as often as it is there. No form states them. */
export const references: Kind<readonly string[], readonly string[], 'references'> = {
  name: 'references',
  toColumn: same,
  fromColumn: same,
  toForm: () => [],
  fromForm: () => undefined,
}

/** A price set by the shop, as decimal text; null: none. */
export const amount: Kind<string | null, string | null, 'amount'> = { ...reference, name: 'amount' }

/** One side in inches, as typed: the rules parse it and report errors. */
export const length: Kind<string, string, 'length'> = {
  name: 'length',
  toColumn: same,
  fromColumn: same,
  toForm: (inches, name) => [[name, inches]],
  fromForm: (form, name, { inches }) => {
    const typed = textIn(form, name)
    return typed === null ? undefined : inches(typed)
  },
  canonical: numeral,
}

/** A whole number, as typed. Of a field and the buttons of the same name after it, the button pressed counts. */
export const count: Kind<string, number, 'count'> = {
  name: 'count',
  toColumn: Number,
  fromColumn: String,
  toForm: (typed, name) => [[name, typed]],
  fromForm: (form, name) => {
    const text = form.getAll(name).at(-1)
    return text === undefined ? undefined : cutText(text, LONGEST_FIELD)
  },
  canonical: numeral,
}

/** `2.50` and `2.5` are equal; text that is no plain number equals only itself. */
function numeral(typed: string): string {
  return /^\d{1,12}(\.\d{1,6})?$/.test(typed) ? String(Number(typed)) : typed
}

/** A decimal that has no rule of its own, as text. */
export const decimal: Kind<string, string, 'decimal'> = { ...length, name: 'decimal' }

/** Yes or no: `1` or `0` in a form; a box that is not ticked is not sent at all. */
export const flag: Kind<boolean, boolean, 'flag'> = {
  name: 'flag',
  toColumn: same,
  fromColumn: same,
  toForm: (isSet, name) => entry(name, isSet ? '1' : null),
  fromForm: (form, name, { isWhole }) =>
    isWhole || form.has(name) ? form.getAll(name).at(-1) === '1' : undefined,
}

/** One of the listed words; any other word in a form is passed over. */
export const choice = <const Word extends string>(words: readonly Word[]): Kind<Word, Word, 'choice'> => ({
  name: 'choice',
  values: words,
  toColumn: same,
  fromColumn: same,
  toForm: (word, name) => [[name, word]],
  fromForm: (form, name) => words.find((word) => word === form.get(name)),
})

/** One of the listed words, or null: none was chosen. */
export const optionalChoice = <const Word extends string>(
  words: readonly Word[],
): Kind<Word | null, Word | null, 'choice'> => ({
  name: 'choice',
  values: words,
  toColumn: same,
  fromColumn: same,
  toForm: (word, name) => entry(name, word),
  fromForm: (form, name, { isWhole }) =>
    words.find((word) => word === form.get(name)) ?? (isWhole && !form.has(name) ? null : undefined),
})

/** Paragraphs. */
export const text: Kind<string, string, 'text'> = {
  name: 'text',
  toColumn: same,
  fromColumn: same,
  toForm: (words, name) => [[name, words]],
  fromForm: (form, name) => textIn(form, name, 10_000) ?? undefined,
}
