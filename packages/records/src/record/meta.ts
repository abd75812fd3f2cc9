import { z } from 'zod'

/** Kinds of fields, from which everything else derives: table column, JSON Schema, admin form, docs. */
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

/** Metadata of a field that the derivations need besides its zod schema. */
export interface FieldMeta {
  readonly kind: Kind
  /** One line for people: docs, OpenAPI, admin forms. */
  readonly help?: string
  /** Name of the record it points to (`ref`, `mention`, `mentions`, `links`). */
  readonly to?: string
  /** Of a `ref`: the row goes with the one it points to, and belongs to the same owner. */
  readonly isPart?: true
  /** Of a `code`: what 0, 1, 2 … mean. */
  readonly words?: readonly string[]
  /** Set by the shop alone; what a client sends for it is dropped. */
  readonly byShop?: true
  /** Written by shoppers or artists: braces in it are their own. UNIT-4. */
  readonly byOthers?: true
  /** Neither shown to nor saved by anyone but staff. */
  readonly staffOnly?: true
}

/** One registry for every bundle of this module in a process: the server and the demo shop's loader share records. */
const shared = globalThis as { kisscutFieldMeta?: z.core.$ZodRegistry<FieldMeta> }
const fieldMeta = (shared.kisscutFieldMeta ??= z.registry<FieldMeta>())

export const kind = <S extends z.ZodType>(schema: S, meta: FieldMeta): S => {
  fieldMeta.add(schema, meta)
  return schema
}

/** Unwraps `.nullable()` and `.default()` until the registry knows the schema; undefined if it was made with none of the kinds. */
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

/** The field with a line of help for docs and forms. */
export const help = <S extends z.ZodType>(schema: S, text: string): S => withMeta(schema, { help: text })
/** The field is a text that shoppers read: lengths in braces are shown in their unit. UNIT-4. */
export const shownText = <S extends z.ZodType>(schema: S): S =>
  help(schema, 'a length in braces, {3 in}, is shown in each visitor’s unit')
/** The field has words of shoppers or artists, which nothing changes. UNIT-4. */
export const byOthers = <S extends z.ZodType>(schema: S): S => withMeta(schema, { byOthers: true })
/** The field is set by the shop alone. */
export const byShop = <S extends z.ZodType>(schema: S): S => withMeta(schema, { byShop: true })
/** The field is for staff's eyes only. */
export const staffOnly = <S extends z.ZodType>(schema: S): S => withMeta(schema, { staffOnly: true })
/** The field may be empty, and is by default. */
export const optional = <S extends z.ZodType>(schema: S): z.ZodDefault<z.ZodNullable<S>> =>
  schema.nullable().default(null as never)
