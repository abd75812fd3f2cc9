import { type AnyRecord, RECORDS, type RecordName, settings } from '@kisscut/records'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Dialect, postgres, sqlite } from '../dialect/index.ts'
import { linkTables, type LinkTable } from './link-tables.ts'
import { cartLineTable, cartTable } from './cart-tables.ts'
import { attemptCountTable, auditTable, idempotencyKeyTable, versionTable } from './system-tables.ts'
import { jobTable } from './job-table.ts'
import {
  catalogChangeTable,
  categoryListingTable,
  indexQueueTable,
  productActivityTable,
  productFacetTable,
  productListingTable,
  searchEntryTable,
  searchGramTable,
} from './listing-tables.ts'
import {
  accountTable,
  accountTokenTable,
  apiKeyTable,
  passkeyTable,
  sessionTable,
  tradeApplicationTable,
  twoFactorTable,
} from './account-tables.ts'
import { formerAddressTable } from './address-table.ts'
import { fileUseTable, storedFileTable } from './file-tables.ts'
import { formerOwnerTable } from './owner-table.ts'
import { proofTable } from './proof-table.ts'
import { jobSoldItemTable, soldItemTable } from './sold-item-table.ts'
import { recordTable, type RecordTable } from './record-table.ts'

type RecordTables = { readonly [N in RecordName]: RecordTable<(typeof RECORDS)[N]> }

/** Every table, named as in the database: one per record and per list of links, and the ordinary ones. */
function tablesIn(d: Dialect) {
  const records: Record<string, { id: PgColumn }> = {}
  const others = (name: string) => records[name]!
  for (const record of Object.values(RECORDS) as AnyRecord[])
    records[record.name] = recordTable(d, record, others) as unknown as { id: PgColumn }
  const links: Record<string, LinkTable> = {}
  for (const record of Object.values(RECORDS) as AnyRecord[])
    Object.assign(links, linkTables(d, record, others))

  const account = accountTable(d)
  const cart = cartTable(d)
  const soldItem = soldItemTable(d)
  const job = jobTable(d)
  return {
    ...(records as unknown as RecordTables),
    // Found only by name: see `linkTableOf`.
    ...(links as unknown as object),
    account,
    session: sessionTable(d, account),
    api_key: apiKeyTable(d, account),
    account_token: accountTokenTable(d, account),
    two_factor: twoFactorTable(d, account),
    passkey: passkeyTable(d, account),
    trade_application: tradeApplicationTable(d, account),
    sold_item: soldItem,
    cart,
    cart_line: cartLineTable(d, cart, soldItem),
    attempt_count: attemptCountTable(d),
    idempotency_key: idempotencyKeyTable(d),
    version: versionTable(d),
    settings: recordTable(d, settings, others),
    audit_log: auditTable(d),
    job,
    job_sold_item: jobSoldItemTable(d, job, soldItem),
    proof: proofTable(d),
    stored_file: storedFileTable(d),
    file_use: fileUseTable(d),
    product_listing: productListingTable(d),
    category_listing: categoryListingTable(d),
    product_facet: productFacetTable(d),
    product_activity: productActivityTable(d),
    search_entry: searchEntryTable(d),
    search_gram: searchGramTable(d),
    index_queue: indexQueueTable(d),
    catalog_change: catalogChangeTable(d),
    former_address: formerAddressTable(d),
    former_owner: formerOwnerTable(d),
  }
}

export type Tables = ReturnType<typeof tablesIn>

/** The tables of one kind of database, created on first use, because most shops never need the other kind. */
const tablesOnce = (d: Dialect): (() => Tables) => {
  let tables: Tables | null = null
  return () => (tables ??= tablesIn(d))
}

export const postgresTables = tablesOnce(postgres)
export const sqliteTables = tablesOnce(sqlite)
