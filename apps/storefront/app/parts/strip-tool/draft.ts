import type { Configuration } from '@kisscut/core/product'
import type { StripWork } from '@kisscut/machines/strip'
import type { StripRecord } from './save-strip.ts'

/** What is put together and not in the cart yet, kept by the browser. DDB-9. */
export interface StripDraft {
  readonly work: StripWork
  readonly configuration: Configuration
  /** Where it has been saved; null: nowhere. */
  readonly id: string | null
  /** What it is a change of. */
  readonly revision: number
  /** A request whose response was lost. */
  readonly sent?: StripRecord
  /** Under which it was sent to be made: it may be made already. API-25. */
  readonly firstKey?: string
}

/** Where the browser keeps nothing, what is not in the cart is lost with the page. */
export function keepStrip(key: string, draft: StripDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, at: Date.now() }))
  } catch {
    // It is full, or forbidden.
  }
}

/** The stored draft; null if there is none or it can't be read. */
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
