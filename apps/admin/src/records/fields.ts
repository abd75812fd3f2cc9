import { fieldsOf, settings, type AnyRecord, type DeclaredField } from '@kisscut/records'
import { z } from 'zod'
import { ACRONYMS, FIELD_LABELS, PIECES } from '../messages/fields.ts'
import * as messages from '../messages/inputs.ts'

/** Amounts are always in the shop's own currency, which only its settings change (SETTINGS-6). */
const isOfShop = (record: AnyRecord, name: string): boolean => name === 'currency' && record !== settings

/** The editable fields of a form. */
export const editableFields = (record: AnyRecord): readonly DeclaredField[] =>
  fieldsOf(record).filter(({ name, meta }) => !meta.byShop && !isOfShop(record, name))

/** Fields set by the shop: shown, never saved. */
export const shopFields = (record: AnyRecord): readonly DeclaredField[] =>
  fieldsOf(record).filter(({ meta }) => meta.byShop)

export const fieldNamed = (record: AnyRecord, name: string): DeclaredField | undefined =>
  fieldsOf(record).find((field) => field.name === name)

/** The label of a field name: `meta_title` → `Meta title`. */
export function labelOf(name: string): string {
  const known = FIELD_LABELS[name]
  if (known !== undefined) return known
  const words = name.split('_').map((word) => ACRONYMS[word] ?? word)
  const [first = '', ...rest] = words
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ')
}

/** The label of a piece of structured data. */
export const labelOfPiece = (name: string): string => PIECES[name] ?? labelOf(name)

/** The help text of a field, capitalized; false where its unit says it already. */
export const helpOf = ({ meta: { kind, help } }: DeclaredField): string | false =>
  help === undefined || help === kind ? false : help.charAt(0).toUpperCase() + help.slice(1)

/** The schema inside nullable and default. */
function inner(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional
    ? inner(schema.unwrap() as z.ZodType)
    : schema
}

export const isNullable = ({ schema }: DeclaredField): boolean => schema.safeParse(null).success
export const isRequired = ({ schema }: DeclaredField): boolean => !schema.safeParse(undefined).success

/** The default of a field; undefined where it is required. */
export const defaultOf = ({ schema }: DeclaredField): unknown => {
  const read = schema.safeParse(undefined)
  return read.success ? read.data : undefined
}

/** The values of a choice. */
export const wordsOf = ({ schema }: DeclaredField): readonly string[] => {
  const base = inner(schema)
  return base instanceof z.ZodEnum ? (base.options as string[]) : []
}

/** Maximum length of a text; null for none. */
export const lengthOf = ({ schema }: DeclaredField): number | null => {
  const base = inner(schema)
  return base instanceof z.ZodString ? (base.maxLength ?? null) : null
}

/** Whether the field is a CSS color. */
export const isColor = (record: AnyRecord, { name, meta }: DeclaredField): boolean =>
  meta.kind === 'text' && (/(^|_)color$/.test(name) || (record.name === 'color' && name === 'code'))

/**
 * The problem of a value by the field's own schema, or undefined. The server uses the same schema, so that a valid value can be
 * saved.
 */
export function problemOf(field: DeclaredField, value: unknown): string | undefined {
  const stated = value === null && !isNullable(field) && typeof defaultOf(field) === 'string' ? '' : value
  const read = field.schema.safeParse(stated)
  if (read.success) return undefined
  if (stated === undefined || stated === null || stated === '') return messages.required
  const [issue] = read.error.issues
  if (issue === undefined) return undefined
  const where = issue.path.length > 0 ? messages.at(issue.path.map(String)) : ''
  const format = issue.code === 'invalid_format' ? messages.FORMATS[field.meta.kind] : undefined
  const slug = field.name === 'slug' && issue.code === 'invalid_format' ? messages.slug : undefined
  return where + (slug ?? format ?? issue.message)
}
