import type { PlacementDraft, RetouchRequest, PlacedArtwork } from '@kisscut/editors/upload'
import type { Placement } from '@kisscut/shop'
import { saveCustom } from '../behavior/custom-record.ts'
import { artworkOfWire, textsOf, type FileWire } from './send-artwork.ts'

type Answer =
  | { readonly ok: true; readonly file: PlacedArtwork }
  | { readonly ok: false; readonly texts: readonly string[] }

/** The product whose artwork is worked on, as it lies now. */
interface Target {
  readonly configuredId: string
  readonly fileId: string | null
  readonly laid: PlacementDraft | null
}

/**
 * Makes something of a product's artwork. Where it lies is kept first, since the shop works on what it has. Work that was
 * stopped can't be called back, so that what lay here before is laid again when it is done.
 */
export async function retouchArtwork(
  { configuredId, fileId, laid }: Target,
  wish: RetouchRequest,
  signal: AbortSignal,
): Promise<Answer> {
  if (laid?.placement) await saveCustom(configuredId, { placement: laid.placement, clip_type: laid.dieLine })
  if (wish.kind === 'put back') {
    const { id, placement } = wish.file
    const kept = await saveCustom(configuredId, { user_file: id, placement })
    return kept.ok ? { ok: true, file: wish.file } : { ok: false, texts: textsOf(kept.response) }
  }
  const { path, fields } = CALLS[wish.kind](wish as never)
  const answer = await asked<{ readonly id: string }>(path, { custom: configuredId, ...fields })
  if (!answer.ok) return { ok: false, texts: textsOf(answer.body) }
  if (signal.aborted && fileId) {
    await saveCustom(configuredId, {
      user_file: fileId,
      ...(laid?.placement && { placement: laid.placement }),
    })
    return { ok: false, texts: [] }
  }
  const [file, product] = await Promise.all([
    asked<FileWire>(`user-file/${answer.body.id}/`),
    asked<{ readonly placement: Placement | null }>(`custom/${configuredId}/`),
  ])
  if (!file.ok || !product.ok || !product.body.placement) throw new Error('The artwork can not be read.')
  return { ok: true, file: artworkOfWire(file.body, product.body.placement) }
}

type ChangeOf<Kind> = Extract<RetouchRequest, { kind: Kind }>
interface Call {
  readonly path: string
  readonly fields: object
}

/** API-7, and its siblings. */
const CALLS: {
  readonly [Kind in Exclude<RetouchRequest['kind'], 'put back'>]: (wish: ChangeOf<Kind>) => Call
} = {
  background: ({ tolerance }) => ({ path: 'remove-bg/', fields: { tolerance } }),
  vectorize: ({ colors }) => ({ path: 'vectorize/', fields: { colors, purpose: 'print' } }),
  crop: ({ box }) => ({ path: 'crop/', fields: { box } }),
  page: ({ page }) => ({ path: 'choose-page/', fields: { page } }),
  original: () => ({ path: 'restore-original/', fields: {} }),
}

/** One call of the JSON door: a question, or an errand with its fields. Rejects when the shop is in trouble. */
async function asked<T>(path: string, fields?: object) {
  const response = await fetch(`/custom/api/v1/${path}`, {
    headers: { accept: 'application/json', ...(fields && { 'content-type': 'application/json' }) },
    ...(fields && { method: 'POST', body: JSON.stringify(fields) }),
  })
  if (response.status >= 500 || response.status === 429)
    throw new Error(`The shop answered ${response.status}.`)
  const body: unknown = await response.json()
  return response.ok ? ({ ok: true, body: body as T } as const) : ({ ok: false, body } as const)
}
