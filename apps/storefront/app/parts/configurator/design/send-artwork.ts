import { errorsOfSaveFailure } from '@kisscut/core/errors'
import type { Sending, PlacedArtwork } from '@kisscut/editors/upload'
import type { Placement, UserFile } from '@kisscut/shop'
import { saveCustom } from '../behavior/custom-record.ts'

/** A kept file as the editor needs it. */
export const editorFile = (file: UserFile, placement: Placement): PlacedArtwork => ({
  id: file.id,
  name: file.name,
  pixelWidth: file.pixelWidth,
  pixelHeight: file.pixelHeight,
  isVector: file.isVector,
  hasAlpha: file.hasAlpha,
  originalId: file.originalId,
  madeBy: file.madeBy,
  pages: file.pages,
  page: file.page,
  rasterUrl: file.rasterUrl,
  placement,
})

/** A user file as the JSON door tells it. */
export interface FileWire {
  readonly id: string
  readonly name: string
  readonly pixel_width: number
  readonly pixel_height: number
  readonly is_vector: boolean
  readonly has_alpha: boolean
  readonly original_background_file: string | null
  readonly made_by: PlacedArtwork['madeBy']
  readonly pages: number
  readonly page: number | null
  readonly raster_url: string
  readonly notices?: readonly string[]
}

/** Sends a file with its progress, then lays it on the product; gives a way to stop. XHR, since fetch tells no progress. */
export function sendArtwork(configuredId: string, file: File, reports: Sending): () => void {
  const call = new XMLHttpRequest()
  call.open('POST', '/custom/api/v1/user-file/')
  call.responseType = 'json'
  call.setRequestHeader('accept', 'application/json')
  call.upload.onprogress = ({ loaded, total }) => reports.progress(total > 0 ? loaded / total : 0)
  call.onerror = reports.failed
  call.ontimeout = reports.failed
  // Also when the page is left under it: whoever comes back may try again.
  call.onabort = reports.failed
  call.onload = () => {
    if (call.status >= 500) return reports.failed()
    if (call.status >= 400) return reports.refused(textsOf(call.response))
    layOn(configuredId, call.response as FileWire, reports).catch(reports.failed)
  }
  const form = new FormData()
  form.append('file', file)
  call.send(form)
  return () => {
    call.onabort = null
    call.abort()
  }
}

async function layOn(configuredId: string, file: FileWire, reports: Sending) {
  const kept = await saveCustom(configuredId, { user_file: file.id })
  if (!kept.ok) return reports.refused(textsOf(kept.response))
  const { placement } = kept.record as { readonly placement?: Placement | null }
  if (!placement) return reports.failed()
  reports.taken(artworkOfWire(file, placement))
}

/** A kept file as the door tells it, where it was laid. */
export const artworkOfWire = (file: FileWire, placement: Placement): PlacedArtwork => ({
  id: file.id,
  name: file.name,
  pixelWidth: file.pixel_width,
  pixelHeight: file.pixel_height,
  isVector: file.is_vector,
  hasAlpha: file.has_alpha,
  originalId: file.original_background_file,
  madeBy: file.made_by,
  pages: file.pages,
  page: file.page,
  rasterUrl: file.raster_url,
  notices: file.notices ?? [],
  placement,
})

/** API-6. */
export async function removeArtwork(id: string): Promise<void> {
  const response = await fetch('/custom/api/v1/remove-user-file/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ id }),
  })
  if (!response.ok && response.status !== 404) throw new Error(`remove-user-file answered ${response.status}`)
}

/** What the shop said, in its words. */
export const textsOf = (response: unknown): readonly string[] => {
  const { general } = errorsOfSaveFailure(response)
  return general.length > 0 ? general : ['This did not work. Please try again.']
}
