import type { Design } from '@kisscut/artwork/design'
import type { Configuration } from '@kisscut/core/product'

/**
 * A design that is not saved yet, kept by the browser: whatever becomes of the tab, the network or the shop, it is there when the
 * page is opened again. Where the browser keeps nothing, what is not saved yet is lost with the page.
 */
export interface Draft {
  readonly design: Design
  /** What was chosen beside it; null: as it is saved. */
  readonly details: Configuration | null
  /** What it is a change of; null: nothing has been saved. */
  readonly revision: number | null
  /** The design sent last, whose response the page may not have lived to see; as text. */
  readonly sent: string | null
}

/** A custom's own, or that of a product of which none has been saved. */
export const draftKey = (configuredId: string | null, productId: string): string =>
  configuredId === null ? `kisscut.new-design.${productId}` : `kisscut.design-draft.${configuredId}`

export const keepDraft = (key: string, draft: Draft): void =>
  void inBrowser((storage) => storage.setItem(key, JSON.stringify(draft)))

export const dropDraft = (key: string): void => void inBrowser((storage) => storage.removeItem(key))

export const storedDraft = (key: string): Draft | null =>
  inBrowser((storage) => {
    const draft = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Draft> | null
    return draft?.design && Array.isArray(draft.design.elements) ? (draft as Draft) : null
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
  }
}

function inBrowser<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage)
  } catch {
    return null
  }
}
