import type { PlacementDraft } from '@kisscut/editors/upload'

/**
 * What was laid but not kept yet, noted in the tab: a page that is reloaded or left within the moment before keeping
 * loses nothing. A browser that keeps no notes loses that moment only.
 */
const nameOf = (configuredId: string) => `kisscut.laid.${configuredId}`

export function saveDraft(configuredId: string, fileId: string | null, laid: PlacementDraft): void {
  inNotes((notes) => notes.setItem(nameOf(configuredId), JSON.stringify({ fileId, laid })))
}

/** Kept meanwhile; a newer note stays. */
export function forgetDraft(configuredId: string, laid: PlacementDraft): void {
  inNotes((notes) => {
    const noted = notes.getItem(nameOf(configuredId))
    if (noted?.includes(JSON.stringify(laid))) notes.removeItem(nameOf(configuredId))
  })
}

/** What was noted for this product and this file, or null. */
export function savedDraft(configuredId: string, fileId: string | null): PlacementDraft | null {
  return inNotes((notes) => {
    const noted = JSON.parse(notes.getItem(nameOf(configuredId)) ?? 'null') as Note | null
    return noted?.fileId === fileId ? noted.laid : null
  })
}

interface Note {
  readonly fileId: string | null
  readonly laid: PlacementDraft
}

function inNotes<T>(work: (notes: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
