import { isCategoryPath, isSlug } from '@kisscut/core/category'
import { z } from 'zod'
import { alike } from './alike.ts'
import { kind } from './meta.ts'
import { isStorable } from './storable.ts'

export const NOT_TEXT = 'This is not text.'
const RESERVED = 'p and id have a meaning of their own in addresses.'
const NOT_A_SLUG = 'Lower-case words and numbers joined by hyphens, such as die-cut.'
const NOT_A_PATH = 'Up to four slugs joined by slashes, such as stickers/die-cut.'

export const storableText = (max: number) =>
  alike(`text ${max}`, () => z.string().max(max).refine(isStorable, NOT_TEXT))

/** One line of at most `max` characters. */
export const text = (max = 200) => kind(storableText(max), { kind: 'text' })
/** The key of a stored file, which is kept as long as the row. FILE-22. */
export const fileKey = () => kind(storableText(255), { kind: 'text', namesFiles: true })
/** One non-blank line. */
export const name = (max = 200) =>
  kind(
    alike(`name ${max}`, () => storableText(max).trim().min(1)),
    { kind: 'text' },
  )
/** A file name for display: no path, no invisible characters. */
export const fileName = (max = 255) =>
  kind(
    storableText(max)
      .overwrite((text) => text.replace(/[\p{Cc}\p{Cf}/\\]/gu, ''))
      .trim()
      .min(1),
    { kind: 'text' },
  )
/** Lower-case words joined by hyphens: the part of a URL that names the row. */
export const slug = () =>
  kind(
    alike('slug', () =>
      z
        .string()
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, NOT_A_SLUG)
        .max(120)
        .refine(isSlug, RESERVED),
    ),
    { kind: 'text' },
  )
/** The slugs of a category from the root: its part of a URL. */
export const categoryPath = () =>
  kind(z.string().max(400).refine(isCategoryPath, NOT_A_PATH), { kind: 'text' })
/** Paragraphs. */
export const longText = (max = 10_000) => kind(storableText(max), { kind: 'long_text' })
const ADDRESS = String.raw`(?:\/(?![/\\])|https:\/\/)\S*`
const OWN_ADDRESS = String.raw`\/(?![/\\])\S*`
const NOT_OWN = 'This is not a file of this shop. Please upload it.'
const addressText = (pattern: string, message?: string) =>
  alike(`address ${pattern}`, () =>
    z
      .string()
      .regex(new RegExp(`^${pattern}$`), message)
      .max(1000)
      .refine(isStorable, NOT_TEXT),
  )

/** A path of this shop or an https URL: of a page, a picture or another file. */
export const address = () => kind(addressText(ADDRESS), { kind: 'address' })
/** A path of a file of this shop. */
export const ownAddress = () => kind(addressText(OWN_ADDRESS, NOT_OWN), { kind: 'address' })
/** A page's address; empty for none. */
export const pageAddress = () => kind(addressText(`(?:${ADDRESS})?`).default(''), { kind: 'text' })
/** SVG path data only, without room for markup. */
export const pathData = (max = 200_000) =>
  kind(
    z
      .string()
      .max(max)
      .regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,eE+-]*$/, 'This is not path data.'),
    { kind: 'long_text' },
  )
const COLOR = '#[0-9a-f]{6}'
const colorText = (pattern: string) =>
  z.string().regex(new RegExp(`^${pattern}$`, 'i'), 'This is not a color, such as #c8102e.')

/** A screen color: `#c8102e`. */
export const customColor = () => kind(colorText(COLOR), { kind: 'text' })
/** A screen color; empty for none. */
export const colorOrNone = () => kind(colorText(`(?:${COLOR})?`).default(''), { kind: 'text' })
/** The default currency. */
export const DEFAULT_CURRENCY = 'USD'
/** An ISO 4217 code. */
export const currency = () =>
  kind(z.string().regex(/^[A-Z]{3}$/, 'Three capital letters, such as USD.'), { kind: 'text' }).default(
    DEFAULT_CURRENCY,
  )
/** One of the listed words. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  kind(z.enum(values), { kind: 'choice' })
/** One of the listed words, in the API as its index from 0. */
export const code = (words: readonly string[]) =>
  kind(
    z
      .int('Invalid numeric value.')
      .min(0)
      .max(words.length - 1),
    { kind: 'code', words },
  )
const SELECTOR = String.raw`[#.][^\s,"'<>{}()\[\]*;]+`
const NOT_SELECTORS = 'Ids and classes joined by commas, such as #antlers or .shade.'
const selectorText = (pattern: string) =>
  z
    .string()
    .max(200)
    .trim()
    .regex(new RegExp(`^${pattern}$`), NOT_SELECTORS)
const SELECTORS = String.raw`${SELECTOR}(?:\s*,\s*${SELECTOR})*`

/** Selectors of parts of a drawing: ids and classes. */
export const selectors = () => kind(selectorText(SELECTORS), { kind: 'text' })
/** Selectors; empty for none. */
export const selectorsOrNone = () => kind(selectorText(`(?:${SELECTORS})?`).default(''), { kind: 'text' })
/** A boolean; false by default. */
export const flag = (standard = false) => kind(z.boolean(), { kind: 'flag' }).default(standard)
/** Structured data with its own schema. */
export const json = <S extends z.ZodType>(schema: S) =>
  kind(schema.refine(isStorable, NOT_TEXT) as S, { kind: 'json' })
