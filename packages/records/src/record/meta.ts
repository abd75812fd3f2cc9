import { z } from 'zod'

/** Kinds of fields, from which table column, JSON Schema, admin form and docs derive. */
export const KINDS = [
  'text',
  'long_text',
  'address',
  'choice',
  'code',
  'flag',
  'integer',
  'decimal',
  'money',
  'inches',
  'degrees',
  'percent',
  'ratio',
  'number_list',
  'json',
  'ref',
  'mention',
  'mentions',
  'links',
] as const
export type Kind = (typeof KINDS)[number]

/** Metadata of a field that derivations need besides its zod schema. */
export interface FieldMeta {
  readonly kind: Kind
  /** One line of help for docs, OpenAPI and admin forms. */
  readonly help?: string
  /** Name of the referenced record (`ref`, `mention`, `mentions`, `links`). */
  readonly to?: string
  /** For a `ref`: the row is deleted with the referenced one, and has the same owner. */
  readonly isPart?: true
  /** For a `code`: the words of 0, 1, 2 … */
  readonly words?: readonly string[]
  /** Set by the shop alone; values from clients are dropped. */
  readonly byShop?: true
  /** Written by shoppers or artists: braces in it are literal. UNIT-4. */
  readonly byOthers?: true
  /** Whether the value may contain keys or addresses of stored files. See {@link fileFieldsOf}. */
  readonly namesFiles?: true
  /** Visible to staff only, and saved by staff only. */
  readonly staffOnly?: true
}

/** One registry for every bundle of this module in a process: the server and the demo shop's loader share records. */
const shared = globalThis as { kisscutFieldMeta?: z.core.$ZodRegistry<FieldMeta> }
const fieldMeta = (shared.kisscutFieldMeta ??= z.registry<FieldMeta>())

export const kind = <S extends z.ZodType>(schema: S, meta: FieldMeta): S => {
  fieldMeta.add(schema, meta)
  return schema
}

/** The metadata of a schema, unwrapping `.nullable()` and `.default()`; undefined for a schema made without a kind. */
export function findMeta(schema: z.ZodType): FieldMeta | undefined {
  const meta = fieldMeta.get(schema)
  if (meta) return meta
  return schema instanceof z.ZodNullable || schema instanceof z.ZodDefault || schema instanceof z.ZodOptional
    ? findMeta(schema.unwrap() as z.ZodType)
    : undefined
}

export function metaOf(schema: z.ZodType): FieldMeta {
  const meta = findMeta(schema)
  if (meta === undefined) throw new Error('A field of a record has to be made with one of the kinds')
  return meta
}

const withMeta = <S extends z.ZodType>(schema: S, more: Partial<FieldMeta>): S =>
  kind(schema, { ...metaOf(schema), ...more })

/** Adds a line of help for docs and forms. */
export const help = <S extends z.ZodType>(schema: S, text: string): S => withMeta(schema, { help: text })
/** Marks a text for shoppers: lengths in braces are shown in their unit. UNIT-4. */
export const shownText = <S extends z.ZodType>(schema: S): S =>
  help(schema, 'a length in braces, {3 in}, is shown in each visitor’s unit')
/** Marks a text of shoppers or artists, which stays unchanged. UNIT-4. */
export const byOthers = <S extends z.ZodType>(schema: S): S => withMeta(schema, { byOthers: true })
/** Marks a field set by the shop alone. */
export const byShop = <S extends z.ZodType>(schema: S): S => withMeta(schema, { byShop: true })
/** Marks a field visible to staff only. */
export const staffOnly = <S extends z.ZodType>(schema: S): S => withMeta(schema, { staffOnly: true })
/** Marks a text or JSON that names stored files, which are kept as long as the row. FILE-22. */
export const namesFiles = <S extends z.ZodType>(schema: S): S => withMeta(schema, { namesFiles: true })
/** Makes a field nullable, null by default. */
export const optional = <S extends z.ZodType>(schema: S): z.ZodDefault<z.ZodNullable<S>> =>
  schema.nullable().default(null as never)
