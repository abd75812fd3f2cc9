import { wordsFor } from '@kisscut/core/schema'
import { z } from 'zod'
import { type AnyRecord, fieldsOf, type FieldsOf, oncePerRecord } from '../record/index.ts'
import { errorsByField, type FieldErrors, fieldProblems, type WireProblem } from './problems.ts'

/** The values of a client's request, parsed by the record's own schema. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false
      readonly errors: FieldErrors
      /** The errors with codes and values, if known. */
      readonly problems?: readonly WireProblem[]
    }

/** Keys of rows in the API besides their fields, computed values and parts; clients may send them back. */
const SET_BY_DATABASE = ['id', 'created', 'updated', 'revision'] as const

/**
 * Reads a new row from a client's JSON. Unknown fields are rejected, fields set by the shop are dropped (and missing in the
 * value), defaults filled in. API-15.
 */
export const readNew = <R extends AnyRecord>(record: R, body: unknown): Reading<Partial<FieldsOf<R>>> =>
  read(schemasOf(record).create, body)

/** Reads changes: every field is optional; missing ones stay unchanged. */
export const readChanges = <R extends AnyRecord>(record: R, body: unknown): Reading<Partial<FieldsOf<R>>> =>
  read(schemasOf(record).change, body)

function read<T>(schema: z.ZodType, body: unknown): Reading<T> {
  const result = schema.safeParse(body, { error: wordsFor })
  if (!result.success) {
    const problems = fieldProblems(result.error.issues)
    return { ok: false, errors: errorsByField(problems), problems }
  }
  return { ok: true, value: withoutMissing(result.data) as T }
}

const withoutMissing = (value: unknown) =>
  Object.fromEntries(Object.entries(value as object).filter(([, field]) => field !== undefined))

const schemasOf = oncePerRecord((record) => ({
  create: schemaFrom(record, (field) => field),
  change: schemaFrom(record, withoutDefault),
}))

const dropped = z
  .unknown()
  .transform(() => undefined)
  .optional()
const withoutDefault = (field: z.ZodType): z.ZodType =>
  (field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field).optional()

function schemaFrom(record: AnyRecord, fieldAs: (field: z.ZodType) => z.ZodType): z.ZodType {
  const fields = fieldsOf(record).map(
    ({ name, schema, meta }) => [name, meta.byShop ? dropped : fieldAs(schema)] as const,
  )
  const extra = [...SET_BY_DATABASE, ...record.computed, ...Object.keys(record.parts)].map(
    (key) => [key, dropped] as const,
  )
  return z.strictObject(Object.fromEntries([...extra, ...fields]))
}
