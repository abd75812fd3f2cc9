import type { Configuration } from '@kisscut/core/product'
import type { StripWork } from '@kisscut/machines/strip'
import type { StripRecord } from './save-strip.ts'

/** A strip that isn't in the cart yet, kept by the browser. DDB-9. */
export interface StripDraft {
  readonly work: StripWork
  readonly configuration: Configuration
  /** Id of the saved strip; null before the first save. */
  readonly id: string | null
  /** The revision that it changes. */
  readonly revision: number
  /** A request whose response was lost. */
  readonly sent?: StripRecord
  /** Idempotency key of the request that created it: the strip may already exist. API-25. */
  readonly firstKey?: string
}

/** Without browser storage the draft is lost with the page. */
export function keepStrip(key: string, draft: StripDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, at: Date.now() }))
  } catch {
    // The storage is full or forbidden.
  }
}

/** The stored draft; null if there is none or it is unreadable. */
export function storedStrip(key: string): StripDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<StripDraft> | null
    const { work, configuration, id = null, revision = 0, sent, firstKey } = draft ?? {}
    if (!work || !configuration || typeof configuration.width !== 'string') return null
    const isWhole =
      Array.isArray(work.cliparts) &&
      work.cliparts.every(({ key: each, clipart, paints }) => each && clipart && paints) &&
      typeof work.words === 'string'
    if (!isWhole) return null
    return { work, configuration, id, revision, ...(sent && { sent }), ...(firstKey && { firstKey }) }
  } catch {
    return null
  }
}
