import { uploadOf, type Design } from '@kisscut/artwork/design'
import { fieldsOfDesign } from './save-design.ts'

/**
 * A design that is not saved yet, stored in the tab: a page that is reloaded or left in the moment before it is saved loses
 * nothing. Where the browser stores nothing that moment is lost.
 */
interface Draft {
  readonly design: Design
  /** What it is a change of. */
  readonly revision: number
  /** The fields sent last, whose response the page may not have lived to see. */
  readonly sent: string | null
}

const keyOf = (configuredId: string) => `kisscut.design.${configuredId}`
const fieldsText = (design: Design) => JSON.stringify(fieldsOfDesign(design))

export function saveDraft(configuredId: string, design: Design, revision: number): void {
  store(configuredId, { sent: stored(configuredId)?.sent ?? null, design, revision })
}

/** The draft, or what was the draft, is on its way to the shop. */
export function noteSent(configuredId: string, design: Design): void {
  const draft = stored(configuredId)
  if (draft) store(configuredId, { ...draft, sent: fieldsText(design) })
}

/** The design has been saved; a newer draft stays, and is a change of that. */
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
 * The draft of a product that has the same size and artwork as it is saved, with the revision it changes: the present one
 * unless something else was saved in between. Null: none.
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
