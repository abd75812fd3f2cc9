import { stateOn } from '@kisscut/core/quote-request'
import { quoteRequest } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { todayOf } from './deps.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import type { QuoteRequestRow } from './terms.ts'

/** A request by the token of its private link, or the viewer's own by id. */
export type QuoteRef = { readonly token: string } | { readonly id: string }

/** The request in its state today; null if it is unknown or another shopper's, or if its link has expired. QUOTE-4, QUOTE-6. */
export async function findRequest(
  deps: Deps<'storage.accounts' | 'storage.records'> & DepsOf<typeof asOfToday>,
  catalog: CatalogSnapshot,
  viewer: Viewer,
  ref: QuoteRef,
): Promise<QuoteRequestRow | null> {
  const { records, accounts } = deps.storage
  const id = 'id' in ref ? ref.id : (await accounts.token('quote', ref.token))?.data['quote_request']
  const row = typeof id === 'string' && id !== '' ? await records.get(quoteRequest, id) : null
  if (row === null || ('id' in ref && row.owner !== viewer.owner)) return null
  return asOfToday(deps, catalog, row)
}

/** The request in its state today; stores the expiry of an offer. QUOTE-6. */
export async function asOfToday(
  { storage, now }: Deps<'now' | 'storage.records'>,
  catalog: CatalogSnapshot,
  row: QuoteRequestRow,
): Promise<QuoteRequestRow> {
  const state = stateOn(row.state, row.valid_until, todayOf(catalog, now))
  if (state === row.state) return row
  const was = { state: row.state }
  return (
    (await storage.records.update(quoteRequest, row.id, { state }, undefined, was)) ??
    (await storage.records.get(quoteRequest, row.id)) ??
    row
  )
}
