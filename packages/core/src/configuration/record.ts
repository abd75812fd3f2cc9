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

/** What a change, or a whole configuration, states on the wire. */
export const recordOf = (change: ConfigurationChange): Partial<ConfigurationColumns> =>
  Object.fromEntries(
    FIELD_ENTRIES.flatMap(([name, { kind, column }]) =>
      column !== null && change[name] !== undefined ? [[column, kind.toColumn(change[name])]] : [],
    ),
  )

/** What of it is stored in columns: all but what the design holds. */
export const storedColumnsOf = (change: ConfigurationChange): Partial<StoredColumns> =>
  recordOf(
    Object.fromEntries(
      FIELD_ENTRIES.flatMap(([name, { inDesign }]) =>
        inDesign || change[name] === undefined ? [] : [[name, change[name]]],
      ),
    ),
  )

const COLUMNS = new Map<string, string | null>(FIELD_ENTRIES.map(([name, { column }]) => [name, column]))

/** The lists of parts of a record that a field stands for. */
const PARTS = new Map([['cliparts', 'clipart_elements']])

/** What a field of a configuration is called on the wire: `materialColorId` → `material_color`; any other name is its own. */
export const wireField = (field: string): string => COLUMNS.get(field) ?? PARTS.get(field) ?? field

/** Error texts by field as the REST API gives them: `{ material_color: ['…'] }`. Warnings are left out. API-14. */
export const wireErrors = (problems: readonly Problem[]): Readonly<Record<string, readonly string[]>> =>
  errorsByField(problems.map((each) => ({ ...each, field: wireField(each.field) })))

/** A change as a client sends it: a quantity as it was typed, for the rules to report what is wrong with it. */
export const wireOf = (change: ConfigurationChange): object => ({
  ...recordOf(change),
  ...(change.quantity !== undefined && { quantity: change.quantity }),
})
