import type { Design } from '@kisscut/artwork/design'
import type { Configuration } from '@kisscut/core/product'

/**
 * An unsaved design, kept by the browser so that it survives the tab, the network and the shop. Without browser storage
 * the unsaved part is lost.
 */
export interface Draft {
  readonly design: Design
  /** Details chosen beside the design; null if they are the saved ones. */
  readonly details: Configuration | null
  /** The revision that it changes; null if nothing has been saved. */
  readonly revision: number | null
  /** A design that was sent, as text, whose response the page may have missed. */
  readonly sent: string | null
  /** Idempotency key of the request that created it, if one was sent: the product may already exist. API-25. */
  readonly firstKey?: string
  /** The size in the link that began it; absent for none. */
  readonly linked?: string
}

/** Prefix of all drafts of a custom, or of an unsaved new design. */
const designKey = (configuredId: string | null, begun: string): string =>
  configuredId === null ? `kisscut.new-design.${begun}` : `kisscut.design-draft.${configuredId}`

/** The storage key of one window's draft. TOOL-11. */
export function draftKey(configuredId: string | null, begun: string, windowId: string): string {
  const key = designKey(configuredId, begun)
  return windowId === '' ? key : `${key}#${windowId}`
}

export const keepDraft = (key: string, draft: Draft): void =>
  void inBrowser((storage) => storage.setItem(key, JSON.stringify({ ...draft, at: Date.now() })))

/**
 * Moves the newest draft of a closed window to this key. Drafts of open windows stay; those of other closed windows wait
 * for the next window. TOOL-11.
 */
export function takeOverDraft(key: string, isOpen: (windowId: string) => boolean): void {
  inBrowser((storage) => {
    const [design] = key.split('#')
    const isLeft = (name: string) => {
      const [of, windowId] = name.split('#')
      return of === design && name !== key && (windowId === undefined || !isOpen(windowId))
    }
    const left = Object.keys(storage)
      .filter(isLeft)
      .sort((a, b) => timeOf(storage, b) - timeOf(storage, a))[0]
    const text = left === undefined ? null : storage.getItem(left)
    if (left === undefined || text === null) return
    storage.removeItem(left)
    storage.setItem(key, text)
  })
}

function timeOf(storage: Storage, key: string): number {
  try {
    return (JSON.parse(storage.getItem(key) ?? '') as { readonly at?: number }).at ?? 0
  } catch {
    return 0
  }
}

export const dropDraft = (key: string): void => void inBrowser((storage) => storage.removeItem(key))

export const storedDraft = (key: string): Draft | null =>
  inBrowser((storage) => {
    const draft = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Draft> | null
    if (!draft?.design || !Array.isArray(draft.design.elements)) return null
    const { design, details = null, revision = null, sent = null, firstKey, linked } = draft
    return {
      design,
      details,
      revision,
      sent,
      ...(firstKey !== undefined && { firstKey }),
      ...(linked && { linked }),
    }
  })

/** Equal text for equal designs, in any order of fields. */
export const textOfDesign = (design: Design): string => JSON.stringify(sorted(design))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
}

/** The state with which a page opens. */
export interface Opened {
  readonly design: Design
  readonly details: Configuration | null
  /** It differs from the stored design and must be saved. */
  readonly isUnsaved: boolean
  /** The revision that it changes. */
  readonly revision: number
  /** Idempotency key of the request that created it. */
  readonly firstKey?: string
}

/**
 * The draft if it differs from the saved design, otherwise the saved design. A draft of an older revision keeps that
 * revision. DESIGN-22.
 */
export function openedWith(
  draft: Draft | null,
  saved: { readonly design: Design; readonly revision: number | null },
): Opened {
  const revision = saved.revision ?? 0
  const present = textOfDesign(saved.design)
  if (draft === null || (textOfDesign(draft.design) === present && draft.details === null))
    return { design: saved.design, details: null, isUnsaved: false, revision }
  const isOwn = draft.revision === null || draft.sent === present
  return {
    design: draft.design,
    details: draft.details,
    isUnsaved: true,
    revision: isOwn ? revision : draft.revision,
    ...(draft.firstKey !== undefined && { firstKey: draft.firstKey }),
  }
}

function inBrowser<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage)
  } catch {
    return null
  }
}
