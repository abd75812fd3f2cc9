import type { Design } from '@kisscut/artwork/design'
import type { PlacedArtwork, RetouchRequest } from '@kisscut/editors/upload'
import type { RetouchResult } from '@kisscut/machines/retouching'
import { artworkOfWire, type FileWire } from './editor-file.ts'
import { messagesOf } from './messages-of.ts'
import { saveDesign } from './save-design.ts'
import type { ArtworkPlacement as Placement } from '@kisscut/core/configuration'

/**
 * Retouches a product's artwork. The design is saved first, since the shop works on what it has. Work that was stopped goes
 * on at the shop, so that the design is saved again when it is done.
 */
export async function retouchArtwork(
  configuredId: string,
  request: RetouchRequest,
  design: Design,
  signal: AbortSignal,
): Promise<RetouchResult<PlacedArtwork>> {
  await saveDesign(configuredId, design)
  const { path, fields } = CALLS[request.kind](request as never)
  const made = await call<{ readonly id: string }>(path, { custom: configuredId, ...fields })
  if (!made.ok) return { ok: false, messages: messagesOf(made.body) }
  if (signal.aborted) {
    await saveDesign(configuredId, design)
    return { ok: false, messages: [] }
  }
  const [file, product] = await Promise.all([
    call<FileWire>(`user-file/${made.body.id}/`),
    call<{ readonly placement: Placement | null }>(`custom/${configuredId}/`),
  ])
  const artwork = file.ok && product.ok ? artworkOfWire(file.body, product.body.placement) : null
  if (!artwork) throw new Error('The artwork cannot be read.')
  return { ok: true, artwork }
}

type RequestOf<Kind> = Extract<RetouchRequest, { kind: Kind }>
interface Call {
  readonly path: string
  readonly fields: object
}

/** API-7, and its siblings. */
const CALLS: { readonly [Kind in RetouchRequest['kind']]: (request: RequestOf<Kind>) => Call } = {
  background: ({ tolerance }) => ({ path: 'remove-bg/', fields: { tolerance } }),
  vectorize: ({ colors }) => ({ path: 'vectorize/', fields: { colors, purpose: 'print' } }),
  crop: ({ box }) => ({ path: 'crop/', fields: { box } }),
  page: ({ page }) => ({ path: 'choose-page/', fields: { page } }),
  original: () => ({ path: 'restore-original/', fields: {} }),
}

/** One call of the API: POST with fields, else GET. Rejects when the shop is in trouble. */
async function call<T>(path: string, fields?: object) {
  const response = await fetch(`/custom/api/v1/${path}`, {
    headers: { accept: 'application/json', ...(fields && { 'content-type': 'application/json' }) },
    ...(fields && { method: 'POST', body: JSON.stringify(fields) }),
  })
  if (response.status >= 500 || response.status === 429)
    throw new Error(`The shop responded with ${response.status}.`)
  const body: unknown = await response.json()
  return response.ok ? ({ ok: true, body: body as T } as const) : ({ ok: false, body } as const)
}
