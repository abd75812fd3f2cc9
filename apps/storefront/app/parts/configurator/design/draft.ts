import { uploadOf, type Design } from '@kisscut/artwork/design'

/**
 * A design that is not saved yet, stored in the tab: a page that is reloaded or left in the moment before it is saved loses
 * nothing. Where the browser stores nothing that moment is lost.
 */
const keyOf = (configuredId: string) => `kisscut.design.${configuredId}`

export function saveDraft(configuredId: string, design: Design): void {
  inSession((storage) => storage.setItem(keyOf(configuredId), JSON.stringify(design)))
}

/** The design has been saved; a newer draft stays. */
export function forgetDraft(configuredId: string, design: Design): void {
  inSession((storage) => {
    if (storage.getItem(keyOf(configuredId)) === JSON.stringify(design))
      storage.removeItem(keyOf(configuredId))
  })
}

/** The draft of a product that has the same size and artwork as when it was saved last; null: none. */
export function savedDraft(configuredId: string, saved: Design): Design | null {
  const draft = inSession(
    (storage) => JSON.parse(storage.getItem(keyOf(configuredId)) ?? 'null') as Design | null,
  )
  if (!draft || draft.width !== saved.width || draft.height !== saved.height) return null
  return uploadOf(draft)?.file === uploadOf(saved)?.file ? draft : null
}

function inSession<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
