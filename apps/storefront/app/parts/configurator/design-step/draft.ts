import { uploadOf, type Design } from '@kisscut/artwork/design'
import { fieldsOfDesign } from './save-design.ts'

/**
 * A design stored in the tab until it is saved, so that reloading or leaving the page loses nothing. Without browser
 * storage the unsaved part is lost.
 */
interface Draft {
  readonly design: Design
  /** The revision that it changes. */
  readonly revision: number
  /** The fields last sent, whose response the page may have missed. */
  readonly sent: string | null
}

const keyOf = (configuredId: string) => `kisscut.design.${configuredId}`
const fieldsText = (design: Design) => JSON.stringify(fieldsOfDesign(design))

export function saveDraft(configuredId: string, design: Design, revision: number): void {
  store(configuredId, { sent: stored(configuredId)?.sent ?? null, design, revision })
}

/** Records that the draft, or an earlier state of it, is being sent. */
export function noteSent(configuredId: string, design: Design): void {
  const draft = stored(configuredId)
  if (draft) store(configuredId, { ...draft, sent: fieldsText(design) })
}

/** Drops a saved draft; a newer one stays, and now changes the saved revision. */
export function forgetDraft(configuredId: string, design: Design, revision: number): void {
  const draft = stored(configuredId)
  if (!draft) return
  if (JSON.stringify(draft.design) !== JSON.stringify(design)) store(configuredId, { ...draft, revision })
  else dropDraft(configuredId)
}

export const dropDraft = (configuredId: string): void =>
  void inSession((storage) => storage.removeItem(keyOf(configuredId)))

export const hasDraft = (configuredId: string): boolean => stored(configuredId) !== null

/**
 * The draft of a product, if its size and artwork are still the saved ones, with the revision it changes: the current
 * one unless something else was saved in between. Null for none.
 */
export function savedDraft(
  configuredId: string,
  { design: saved, revision }: { readonly design: Design; readonly revision: number },
): Pick<Draft, 'design' | 'revision'> | null {
  const draft = stored(configuredId)
  if (!draft || draft.design.width !== saved.width || draft.design.height !== saved.height) return null
  if (uploadOf(draft.design)?.file !== uploadOf(saved)?.file) return null
  if (fieldsText(draft.design) === fieldsText(saved)) return null
  const isOwn = draft.sent === fieldsText(saved)
  return { design: draft.design, revision: isOwn ? revision : draft.revision }
}

const store = (configuredId: string, draft: Draft): void =>
  void inSession((storage) => storage.setItem(keyOf(configuredId), JSON.stringify(draft)))

const stored = (configuredId: string): Draft | null =>
  inSession((storage) => {
    const draft = JSON.parse(storage.getItem(keyOf(configuredId)) ?? 'null') as Partial<Draft> | null
    return draft?.design && typeof draft.revision === 'number' ? (draft as Draft) : null
  })

function inSession<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
