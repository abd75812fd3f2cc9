import type { z } from 'zod'
import { type FieldMeta, metaOf } from './meta.ts'
import { oncePerRecord } from './once-per-record.ts'

/** A field with its metadata. */
export interface DeclaredField {
  readonly name: string
  readonly schema: z.ZodType
  readonly meta: FieldMeta
}

/** The fields of a record in the order of its declaration. */
export const fieldsOf = oncePerRecord((record): readonly DeclaredField[] =>
  Object.entries(record.schema.shape as Record<string, z.ZodType>).map(([name, schema]) => ({
    name,
    schema,
    meta: metaOf(schema),
  })),
)

/** A field that references another record. */
export interface Relation extends DeclaredField {
  readonly to: string
}

export const relationsOf = oncePerRecord((record): readonly Relation[] =>
  fieldsOf(record).flatMap((field) => (field.meta.to === undefined ? [] : [{ ...field, to: field.meta.to }])),
)

/** The fields whose lists are also rows of a table in the database. */
export const linksOf = oncePerRecord((record): readonly Relation[] =>
  relationsOf(record).filter(({ meta }) => meta.kind === 'links'),
)

/** The field that references the record's parent; null for none. */
export const wholeOf = oncePerRecord(
  (record): Relation | null => relationsOf(record).find(({ meta }) => meta.isPart) ?? null,
)

/** Kinds of text in which staff name files by their addresses: pictures, fonts, HTML. */
const WITH_ADDRESSES: readonly string[] = ['text', 'long_text', 'json']

/**
 * The fields of a record that may name stored files, by key or address: storage keeps a use of each file for the row (FILE-22). Those are
 * addresses, fields declared with `fileKey()` or `namesFiles()`, and texts of staff's records.
 */
export const fileFieldsOf = oncePerRecord((record): readonly string[] =>
  fieldsOf(record).flatMap(({ name, meta: { kind, namesFiles } }) =>
    namesFiles || kind === 'address' || (record.save === 'staff' && WITH_ADDRESSES.includes(kind))
      ? [name]
      : [],
  ),
)
