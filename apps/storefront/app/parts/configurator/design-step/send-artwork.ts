import type { SendReports } from '@kisscut/editors/upload'
import { saveCustom } from '../behavior/custom-record.ts'
import { artworkOfWire, type FileWire } from './editor-file.ts'
import { messagesOf } from './messages-of.ts'
import type { OwnRevision } from './own-revision.ts'
import type { ArtworkPlacement as Placement } from '@kisscut/core/configuration'

/**
 * Uploads a file with progress, then adds it to the product; returns a function that stops it. Uses XHR, because fetch
 * has no upload progress. Calls `onSized` if the file states its size, which changes the price.
 */
export function sendArtwork(
  configuredId: string,
  file: File,
  reports: SendReports,
  own: OwnRevision,
  onSized: () => void,
): () => void {
  const call = new XMLHttpRequest()
  call.open('POST', '/custom/api/v1/user-file/')
  call.responseType = 'json'
  call.setRequestHeader('accept', 'application/json')
  call.upload.onprogress = ({ loaded, total }) => reports.progress(total > 0 ? loaded / total : 0)
  call.onerror = reports.failed
  call.ontimeout = reports.failed
  // Also when the page is left: the shopper may return and retry.
  call.onabort = reports.failed
  call.onload = () => {
    // A full queue has a message of its own.
    if (call.status >= 500 && call.status !== 503) return reports.failed()
    if (call.status >= 400) return reports.rejected(messagesOf(call.response))
    // Read it now: once the file is accepted, the call may be aborted and lose its response.
    const stored = call.response as FileWire
    putOnProduct(configuredId, stored, reports, own)
      .then(() => stored.inch_width !== null && onSized())
      .catch(reports.failed)
  }
  const form = new FormData()
  form.append('file', file)
  call.send(form)
  return () => {
    call.onabort = null
    call.abort()
  }
}

/** Replaces any artwork of the product with the file. */
async function putOnProduct(configuredId: string, file: FileWire, reports: SendReports, own: OwnRevision) {
  const saved = await own.change(() => saveCustom(configuredId, { user_file: file.id }))
  if (!saved.ok) return reports.rejected(messagesOf(saved.response))
  own.made(saved.revision)
  const { placement } = saved.record as { readonly placement?: Placement | null }
  const artwork = artworkOfWire(file, placement)
  if (artwork) reports.accepted(artwork)
  else reports.failed()
}

/** Removes a file of the shopper. API-6. */
export async function removeArtwork(id: string): Promise<void> {
  const response = await fetch('/custom/api/v1/remove-user-file/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ id }),
  })
  if (!response.ok && response.status !== 404)
    throw new Error(`remove-user-file responded with ${response.status}`)
}
