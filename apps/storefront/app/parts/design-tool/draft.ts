import type { Design } from '@kisscut/artwork/design'
import type { Configuration } from '@kisscut/core/product'

/**
 * A design that is not saved yet, kept by the browser: whatever becomes of the tab, the network or the shop, it is there when the
 * page is opened again. Where the browser keeps nothing, what is not saved yet is lost with the page.
 */
export interface Draft {
  readonly design: Design
  /** Details chosen beside the design; null: as saved. */
  readonly details: Configuration | null
  /** What it is a change of; null: nothing has been saved. */
  readonly revision: number | null
  /** A design that was sent, whose response the page may not have lived to see; as text. */
  readonly sent: string | null
  /** Under which it was sent to be made: it may be made already. API-25. */
  readonly firstKey?: string
  /** The size that the link named it was begun by; absent: none. */
  readonly linked?: string
}

/** All drafts of a custom, or of what was begun of a product and never saved. */
const designKey = (configuredId: string | null, begun: string): string =>
  configuredId === null ? `kisscut.new-design.${begun}` : `kisscut.design-draft.${configuredId}`

/** The draft of one window. TOOL-11. */
export function draftKey(configuredId: string | null, begun: string, windowId: string): string {
  const key = designKey(configuredId, begun)
  return windowId === '' ? key : `${key}#${windowId}`
}

export const keepDraft = (key: string, draft: Draft): void =>
  void inBrowser((storage) => storage.setItem(key, JSON.stringify({ ...draft, at: Date.now() })))

/**
 * Moves the newest draft that a window has left behind to this key. Drafts of windows that are open stay theirs; others that were left
 * behind wait for the next window. TOOL-11.
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

/** The same text for the same design, in whichever order its fields come. */
export const textOfDesign = (design: Design): string => JSON.stringify(sorted(design))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
}

/** What a page opens with. */
export interface Opened {
  readonly design: Design
  readonly details: Configuration | null
  /** It is not as the shop has it, and is to be saved. */
  readonly isUnsaved: boolean
  /** The revision it is a change of. */
  readonly revision: number
  /** Under which it was sent to be made. */
  readonly firstKey?: string
}

/** The draft, where there is one that is not what is saved; else what is saved. A draft of an older revision stays one. DESIGN-22. */
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
