import type { Laid } from '@kisscut/editors/upload'

/**
 * What was laid but not kept yet, noted in the tab: a page that is reloaded or left within the moment before keeping
 * loses nothing. A browser that keeps no notes loses that moment only.
 */
const nameOf = (configuredId: string) => `kisscut.laid.${configuredId}`

export function noteLaid(configuredId: string, fileId: string | null, laid: Laid): void {
  inNotes((notes) => notes.setItem(nameOf(configuredId), JSON.stringify({ fileId, laid })))
}

/** Kept meanwhile; a newer note stays. */
export function forgetLaid(configuredId: string, laid: Laid): void {
  inNotes((notes) => {
    const noted = notes.getItem(nameOf(configuredId))
    if (noted?.includes(JSON.stringify(laid))) notes.removeItem(nameOf(configuredId))
  })
}

/** What was noted for this product and this file, or null. */
export function notedLaid(configuredId: string, fileId: string | null): Laid | null {
  return inNotes((notes) => {
    const noted = JSON.parse(notes.getItem(nameOf(configuredId)) ?? 'null') as Note | null
    return noted?.fileId === fileId ? noted.laid : null
  })
}

interface Note {
  readonly fileId: string | null
  readonly laid: Laid
}

function inNotes<T>(work: (notes: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
