import type { Design } from '@kisscut/artwork/design'
import type { PlacedArtwork, RetouchRequest } from '@kisscut/editors/upload'
import type { RetouchResult } from '@kisscut/machines/retouching'
import { messagesOf } from './messages-of.ts'
import { saveDesign } from './save-design.ts'
import type { OwnRevision } from './own-revision.ts'
import { fetchArtwork } from './fetch-artwork.ts'
import { call } from './call.ts'

/**
 * Retouches a product's artwork. The design is saved first, because the shop works on the saved one. An aborted request
 * still finishes at the shop; then the design is saved again.
 */
export async function retouchArtwork(
  configuredId: string,
  request: RetouchRequest,
  design: Design,
  own: OwnRevision,
  signal: AbortSignal,
): Promise<RetouchResult<PlacedArtwork> & { readonly isStale?: boolean }> {
  const saved = await saveDesign(configuredId, design, own)
  if (!saved.ok && saved.isStale) return saved
  return own.change(async () => {
    const { path, fields } = CALLS[request.kind](request as never)
    const made = await call<{ readonly id: string }>(path, { custom: configuredId, ...fields })
    if (!made.ok) return { ok: false, messages: messagesOf(made.body) }
    if (signal.aborted) {
      await saveDesign(configuredId, design, own)
      return { ok: false, messages: [] }
    }
    const { artwork, revision } = await fetchArtwork(configuredId, made.body.id)
    own.made(revision)
    if (!artwork) throw new Error('The artwork cannot be read.')
    return { ok: true, artwork }
  })
}

type RequestOf<Kind> = Extract<RetouchRequest, { kind: Kind }>
interface Call {
  readonly path: string
  readonly fields: object
}

/** The calls of API-7. */
const CALLS: { readonly [Kind in RetouchRequest['kind']]: (request: RequestOf<Kind>) => Call } = {
  background: ({ tolerance }) => ({ path: 'remove-bg/', fields: { tolerance } }),
  vectorize: ({ colors }) => ({ path: 'vectorize/', fields: { colors, purpose: 'print' } }),
  crop: ({ box }) => ({ path: 'crop/', fields: { box } }),
  page: ({ page }) => ({ path: 'choose-page/', fields: { page } }),
  original: () => ({ path: 'restore-original/', fields: {} }),
}
