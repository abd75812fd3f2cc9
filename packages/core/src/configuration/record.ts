import { errorsByField } from '../problem/of-field.ts'
import type { Problem } from '../problem/problem.ts'
import {
  type Configuration,
  type ConfigurationChange,
  type ConfigurationColumns,
  FIELD_ENTRIES,
  type StoredColumns,
} from './fields.ts'

/**
 * A stored record as the configuration it was made of, but for what its design holds. Columns of other kinds are passed
 * over.
 */
export const configurationOfRecord = (record: StoredColumns): Configuration =>
  changeOfRecord(record) as Configuration

/** Some columns of a record as the change they state. */
export const changeOfRecord = (columns: Partial<ConfigurationColumns>): ConfigurationChange =>
  Object.fromEntries(
    FIELD_ENTRIES.flatMap(([name, { kind, column }]) =>
      column !== null && Object.hasOwn(columns, column)
        ? [[name, kind.fromColumn(columns[column as keyof ConfigurationColumns])]]
        : [],
    ),
  )

/** A change, or a whole configuration, on the wire. */
export const recordOf = (change: ConfigurationChange): Partial<ConfigurationColumns> =>
  Object.fromEntries(
    FIELD_ENTRIES.flatMap(([name, { kind, column }]) =>
      column !== null && change[name] !== undefined ? [[column, kind.toColumn(change[name])]] : [],
    ),
  )

/** The part that is stored in columns: everything the design does not hold. */
export const storedColumnsOf = (change: ConfigurationChange): Partial<StoredColumns> =>
  recordOf(
    Object.fromEntries(
      FIELD_ENTRIES.flatMap(([name, { inDesign }]) =>
        inDesign || change[name] === undefined ? [] : [[name, change[name]]],
      ),
    ),
  )

const COLUMNS = new Map<string, string | null>(FIELD_ENTRIES.map(([name, { column }]) => [name, column]))

/** The lists of record parts that a field covers. */
const PARTS = new Map([['cliparts', 'clipart_elements']])

/** A field's name on the wire: `materialColorId` → `material_color`; any other name is unchanged. */
export const wireField = (field: string): string => COLUMNS.get(field) ?? PARTS.get(field) ?? field

/** Error texts by field as the REST API gives them: `{ material_color: ['…'] }`. Warnings are left out. API-14. */
export const wireErrors = (problems: readonly Problem[]): Readonly<Record<string, readonly string[]>> =>
  errorsByField(problems.map((each) => ({ ...each, field: wireField(each.field) })))

/** A change as a client sends it: the quantity stays as typed, so that the rules can report errors in it. */
export const wireOf = (change: ConfigurationChange): object => ({
  ...recordOf(change),
  ...(change.quantity !== undefined && { quantity: change.quantity }),
})
