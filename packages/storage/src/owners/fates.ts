import {
  type AnyRecord,
  type OnExpiry,
  type OnRenamedCurrency,
  type OnSignIn,
  RECORDS,
} from '@kisscut/records'
import type { RecordName } from '@kisscut/records'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { columnOf, storedTableOf } from '../records/stored-table.ts'
import type { Tables } from '../tables/index.ts'

type Ordinary = Omit<Tables, RecordName | 'settings'>
/** Ordinary tables that have this column. */
type Having<Column extends string> = {
  [Name in keyof Ordinary]: Column extends keyof Ordinary[Name]['$inferSelect'] ? Name : never
}[keyof Ordinary]

interface OwnersFate {
  /** `merged`: combined with the account's rows by `mergeGuest`. */
  readonly onSignIn: OnSignIn | 'merged'
  readonly onExpiry: OnExpiry
}

/** Handling of rows in tables that are not records, as records declare theirs; a missing table doesn't compile. */
export const OWNERS_TABLES: Readonly<Record<Having<'owner'>, OwnersFate>> = {
  cart: { onSignIn: 'merged', onExpiry: 'removed' },
  // A call sent again after signing in is still the same call.
  idempotency_key: { onSignIn: 'merged', onExpiry: 'stays' },
  // Only staff have jobs.
  job: { onSignIn: 'stays', onExpiry: 'stays' },
  former_owner: { onSignIn: 'stays', onExpiry: 'stays' },
}

const CURRENCY_TABLES: Readonly<Record<Having<'currency'>, OnRenamedCurrency>> = {
  account: 'renamed',
  cart: 'renamed',
  product_listing: 'renamed',
}

const ALL = Object.values<AnyRecord>(RECORDS)

/** Tables whose rows move unchanged from a guest to their account. */
export const tablesThatMove = (tables: Tables) =>
  ALL.filter(({ onSignIn }) => onSignIn === 'moves').map((record) => storedTableOf(tables, record))

/** Tables with a currency to rename, and its column. */
export const tablesToRename = (tables: Tables): readonly { table: PgTable; currency: PgColumn }[] => [
  ...ALL.filter(({ onRenamedCurrency }) => onRenamedCurrency === 'renamed').map((record) => {
    const table = storedTableOf(tables, record)
    return { table, currency: columnOf(table, 'currency') }
  }),
  ...Object.entries(CURRENCY_TABLES)
    .filter(([, fate]) => fate === 'renamed')
    .map(([name]) => {
      const table = tables[name as Having<'currency'>]
      return { table, currency: table.currency as PgColumn }
    }),
]
