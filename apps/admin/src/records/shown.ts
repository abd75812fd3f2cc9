import { WORDS } from '../messages/fields.ts'

/** The label of a choice: `rounded_corner` → `Rounded corner`. */
export const shownWord = (word: string): string => {
  const known = WORDS[word]
  if (known !== undefined) return known
  const text = word.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A time in the shop's locale and this browser's time zone. */
export const shownDate = (iso: string): string =>
  Number.isNaN(Date.parse(iso))
    ? iso
    : new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
