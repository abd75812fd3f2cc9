import { errorsByField } from '../problem/of-field.ts'
import type { Problem } from '../problem/problem.ts'
import {
  type Configuration,
  type ConfigurationChange,
  type ConfigurationColumns,
  FIELD_ENTRIES,
} from './fields.ts'

/** A stored record as the configuration it was made of. Columns of other kinds are passed over. */
export const configurationOfRecord = (record: ConfigurationColumns): Configuration =>
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

/** What a change, or a whole configuration, states as columns of a record and on the wire. */
export const recordOf = (change: ConfigurationChange): Partial<ConfigurationColumns> =>
  Object.fromEntries(
    FIELD_ENTRIES.flatMap(([name, { kind, column }]) =>
      column !== null && change[name] !== undefined ? [[column, kind.toColumn(change[name])]] : [],
    ),
  )

const COLUMNS = new Map<string, string | null>(FIELD_ENTRIES.map(([name, { column }]) => [name, column]))

/** What a field of a configuration is called on the wire: `materialColorId` → `material_color`; any other name is its own. */
export const wireField = (field: string): string => COLUMNS.get(field) ?? field

/** Error texts by field as the REST API gives them: `{ material_color: ['…'] }`. Warnings are left out. API-14. */
export const wireErrors = (problems: readonly Problem[]): Readonly<Record<string, readonly string[]>> =>
  errorsByField(problems.map((each) => ({ ...each, field: wireField(each.field) })))

/** A change as a client sends it: a quantity as it was typed, for the rules to report what is wrong with it. */
export const wireOf = (change: ConfigurationChange): object => ({
  ...recordOf(change),
  ...(change.quantity !== undefined && { quantity: change.quantity }),
})
