import {
  CONFIGURATION_FIELDS,
  type ConfigurationColumns,
  type DesignColumns,
  type Field,
  FIELD_ENTRIES,
  type FieldName,
  type KindName,
  type StoredColumns,
} from '@kisscut/core/configuration'
import { LONGEST_LIST } from '@kisscut/core/variable-data'
import { z } from 'zod'
import {
  byShop,
  choice,
  decimal,
  flag,
  help,
  inches,
  json,
  longText,
  mention,
  mentions,
  quantity,
  text,
  typed,
} from '../record/index.ts'

const decimalText = z.string().regex(/^-?\d{1,9}(?:\.\d{1,6})?$/, 'Invalid numeric value.')
const side = z.string().max(200)

const variableData = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('range'), from: side, to: side }),
  z.strictObject({ kind: z.literal('list'), text: z.string().max(LONGEST_LIST) }),
])
const placement = z.strictObject({
  x: decimalText,
  y: decimalText,
  width: decimalText,
  height: decimalText,
  rotation: decimalText,
})

const agreed = z.strictObject({
  ...{ unitPrice: decimalText, currency: z.string(), mainUnitPrice: decimalText },
  ...{ quantity: z.int(), width: decimalText, height: decimalText },
})

/** The column of each kind of field. */
const COLUMNS: Readonly<Record<KindName, (field: Field) => z.ZodType>> = {
  reference: ({ to }) =>
    mention(to ?? '')
      .nullable()
      .default(null),
  references: ({ to }) => mentions(to ?? '').default([]),
  amount: () => byShop(decimal(2).nullable().default(null)),
  length: () => inches(),
  count: () => quantity(),
  decimal: (field) => decimal(3).default(field.default as string),
  flag: (field) => flag(field.default as boolean),
  choice: (field) => {
    const word = choice(field.kind.values as readonly [string, ...string[]])
    return field.default === null ? word.nullable().default(null) : word.default(field.default as string)
  },
  text: (field) => longText(2000).default(field.default as string),
  options: () =>
    json(
      z
        .array(
          z.strictObject({ option_set: mention('template_option_set'), option: mention('template_option') }),
        )
        .max(100),
    ).default([]),
  variable_data: () => json(variableData).nullable().default(null),
  packaging: () =>
    json(z.strictObject({ package: mention('package'), size: mention('package_size') }))
      .nullable()
      .default(null),
  placement: () => json(placement).nullable().default(null),
  agreed: () => byShop(json(agreed).nullable().default(null)),
}

type Fields = typeof CONFIGURATION_FIELDS
type NameOfColumn<C> = { [N in FieldName]: Fields[N]['column'] extends C ? N : never }[FieldName]
type IsRequired<C> = Fields[NameOfColumn<C>]['kind']['name'] extends 'length' | 'count' ? true : false
type Shape<Columns extends keyof ConfigurationColumns> = {
  [C in Columns]: IsRequired<C> extends true
    ? z.ZodType<ConfigurationColumns[C]>
    : z.ZodDefault<z.ZodType<ConfigurationColumns[C]>>
}

const columnsBy = (columnOf: (field: Field) => z.ZodType | null) =>
  Object.fromEntries(
    FIELD_ENTRIES.flatMap(([, field]) => {
      const column = field.column === null ? null : columnOf(field)
      return column === null ? [] : [[field.column, field.help ? help(column, field.help) : column]]
    }),
  )

const columnOf = (field: Field): z.ZodType => COLUMNS[field.kind.name](field)

/** The columns of a configuration in `custom`, derived from its field declarations. Sides and quantity are required. */
export const configurationColumns = (): Shape<keyof StoredColumns> =>
  columnsBy((field) => (field.inDesign ? null : columnOf(field))) as unknown as Shape<keyof StoredColumns>

type Details = {
  [N in FieldName]: Fields[N]['step'] extends 'details' ? Fields[N]['column'] : never
}[FieldName]

/** Columns for the details of any product. */
export const detailColumns = (): Shape<Extract<Details, keyof StoredColumns>> =>
  columnsBy((field) => (field.step === 'details' ? columnOf(field) : null)) as unknown as Shape<
    Extract<Details, keyof StoredColumns>
  >

/** The design's fields, as sent and returned beside it. */
export const designColumns = (): Shape<keyof DesignColumns> =>
  columnsBy((field) => (field.inDesign ? columnOf(field) : null)) as unknown as Shape<keyof DesignColumns>

/** Columns whose raw text the rules parse, as sent by clients. */
export const typedColumns = () =>
  columnsBy(({ kind }) => (kind.name === 'length' || kind.name === 'count' ? typed() : null))

/** The owner's name for a configured product. TOOL-8. */
export const ownName = () => ({
  name: byShop(help(text(100).default(''), 'as its owner calls it; empty: as its product')),
})
