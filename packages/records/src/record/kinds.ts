import { z } from 'zod'
import { isStorable } from './storable.ts'

/** Kinds of fields, from which everything else derives: table column, JSON Schema, admin form, docs. */
export const KINDS = [
  'text',
  'long_text',
  'choice',
  'flag',
  'integer',
  'decimal',
  'json',
  'ref',
  'mention',
  'mentions',
] as const
export type Kind = (typeof KINDS)[number]

/** What the derivations need to know of a field beside its zod schema. */
export interface FieldMeta {
  readonly kind: Kind
  /** One line for people: docs, OpenAPI, admin forms. */
  readonly help?: string
  /** Name of the record it points to (`ref`, `mention`, `mentions`). */
  readonly to?: string
  /** Set by the shop alone; what a client sends for it is dropped. */
  readonly byShop?: true
  /** Neither shown to nor saved by anyone but staff. */
  readonly staffOnly?: true
}

const NOT_TEXT = 'This is not text.'

/** One registry for every bundle of this module in a process: the server and the demo shop's loader share records. */
const shared = globalThis as { kisscutFieldMeta?: z.core.$ZodRegistry<FieldMeta> }
const fieldMeta = (shared.kisscutFieldMeta ??= z.registry<FieldMeta>())

const kind = <S extends z.ZodType>(schema: S, meta: FieldMeta): S => {
  fieldMeta.add(schema, meta)
  return schema
}

/** Looks through `.nullable()` and `.default()` until the registry knows the schema. */
export function metaOf(schema: z.ZodType): FieldMeta {
  const meta = fieldMeta.get(schema)
  if (meta) return meta
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodDefault || schema instanceof z.ZodOptional)
    return metaOf(schema.unwrap() as z.ZodType)
  throw new Error('A field of a record has to be made with one of the kinds')
}

const withMeta = <S extends z.ZodType>(schema: S, more: Partial<FieldMeta>): S =>
  kind(schema, { ...metaOf(schema), ...more })

/** The field with a line of help for docs and forms. */
export const help = <S extends z.ZodType>(schema: S, text: string): S => withMeta(schema, { help: text })
/** The field is set by the shop alone. */
export const byShop = <S extends z.ZodType>(schema: S): S => withMeta(schema, { byShop: true })
/** The field is for staff's eyes only. */
export const staffOnly = <S extends z.ZodType>(schema: S): S => withMeta(schema, { staffOnly: true })

const storableText = (max: number) => z.string().max(max).refine(isStorable, NOT_TEXT)

/** One line of text, at most `max` characters. */
export const text = (max = 200) => kind(storableText(max), { kind: 'text' })
/** One line that may not be blank. */
export const name = (max = 200) => kind(storableText(max).trim().min(1), { kind: 'text' })
/** Lower-case words joined by hyphens: the part of an address that names the thing. */
/** A file's name to be shown: no part of a path, nothing that can't be seen. */
export const fileName = (max = 255) =>
  kind(
    storableText(max)
      .overwrite((text) => text.replace(/[\p{Cc}\p{Cf}/\\]/gu, ''))
      .trim()
      .min(1),
    { kind: 'text' },
  )

export const slug = () =>
  kind(
    z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      .max(120),
    { kind: 'text' },
  )
/** Paragraphs. */
export const longText = (max = 10_000) => kind(storableText(max), { kind: 'long_text' })
/** A path of this shop or an https address. */
export const address = () =>
  kind(
    z
      .string()
      .regex(/^(?:\/(?!\/)|https:\/\/)\S*$/)
      .max(1000),
    { kind: 'text' },
  )
/** One of the listed words. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  kind(z.enum(values), { kind: 'choice' })
/** Yes or no; no by default. */
export const flag = (standard = false) => kind(z.boolean(), { kind: 'flag' }).default(standard)
/** A whole number. */
export const integer = (min = 0, max = 2_000_000_000) =>
  kind(z.int('Invalid numeric value.').min(min).max(max), { kind: 'integer' })
/** QTY-1: a quantity, at least 1 and whole. */
export const quantity = () =>
  kind(z.int('Quantity must be a whole number.').min(1).max(100_000_000), { kind: 'integer' })

const asDecimalText = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : value

/** A decimal as text, `"0.0675"`; a JSON number is accepted and becomes text. At most `places` decimals. */
export const decimal = (places = 6) =>
  kind(
    z.preprocess(
      asDecimalText,
      z.string().regex(new RegExp(`^-?\\d{1,9}(?:\\.\\d{1,${places}})?$`), 'Invalid numeric value.'),
    ),
    { kind: 'decimal' },
  )
/** What was typed for a number, whatever it is: text as it is, a JSON number as text, null as nothing. */
export const typed = () =>
  kind(
    z.preprocess(
      (value) => (typeof value === 'number' ? String(value) : value === null ? '' : value),
      z.string().max(400),
    ),
    { kind: 'text' },
  )
/** A length in inches with 3 places (SIZE-2). */
export const inches = () => help(decimal(3), 'inches')
/** Structured data with a schema of its own. */
export const json = <S extends z.ZodType>(schema: S) =>
  kind(schema.refine(isStorable, NOT_TEXT) as S, { kind: 'json' })
/** The record it belongs to: a foreign key of the database. */
export const belongsTo = <T extends string>(to: T) => kind(storableText(64), { kind: 'ref', to })
/** A record it speaks of, which may be gone. */
export const mention = <T extends string>(to: T) => kind(storableText(64), { kind: 'mention', to })
/** Records it speaks of, in order. */
export const mentions = <T extends string>(to: T) =>
  kind(z.array(storableText(64)).max(1000), { kind: 'mentions', to }).default([])
