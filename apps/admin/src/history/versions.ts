import { call, type Row } from '../api/call.ts'

/** A version of a row in the API (ADMIN-12). */
export interface Version {
  readonly id: string
  readonly at: string
  readonly who: string
  readonly did: string
  readonly reason: string
  readonly changes: readonly {
    readonly field: string
    readonly before: unknown
    readonly after: unknown
  }[]
}

export interface VersionPage {
  readonly count: number
  readonly results: readonly Version[]
}

/** Number of versions per page of the API. */
export const VERSIONS_ON_PAGE = 10

export const pagesOf = ({ count }: VersionPage): number => Math.max(1, Math.ceil(count / VERSIONS_ON_PAGE))

const PATH = '/admin/api/v1/history/'

export const loadVersions = (record: string, id: string, page: number, signal: AbortSignal) =>
  call<VersionPage>(`${PATH}?${new URLSearchParams({ record, id, page: String(page) })}`, { signal })

/** An older state of a row: before a save, or after it. */
export interface Older {
  readonly version: string
  readonly side: 'before' | 'after'
}

/** Saves an older state over the displayed revision (ADMIN-13). */
export const revertTo = (record: string, { id, revision }: Row, older: Older) =>
  call<Row>(`${PATH}revert/`, { method: 'POST', body: { record, id, ...older }, revision })
