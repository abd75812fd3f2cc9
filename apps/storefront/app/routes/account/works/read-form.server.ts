import { HttpError, withUploadedForm } from '@kisscut/rest'
import type { Outcome, OwnWork, Shop, Viewer } from '@kisscut/shop'
import type { Rejected } from '../../../parts/form/responses.ts'

/** A form's input, to be shown again. */
export type Typed = Readonly<Record<string, string>>

export interface SavedWork {
  readonly outcome: Outcome<OwnWork>
  readonly intent: string
  /** Id of the work; empty for a new one. */
  readonly id: string
  readonly typed: Typed
}

/**
 * Saves a form of the page. An uploaded file is received first and removed afterwards, because the work has a copy.
 * MKT-10.
 */
export const saveSentWork = async (shop: Shop, viewer: Viewer, request: Request): Promise<SavedWork> => {
  const isMultipart = request.headers.get('content-type')?.startsWith('multipart/form-data')
  if (!isMultipart) {
    const fields = new URLSearchParams(
      [...(await request.formData())].map(([name, value]) => [name, String(value)]),
    )
    return saved(shop, viewer, fields, null)
  }
  try {
    return await withUploadedForm(request, { tempDir: shop.design.incomingDir }, async (file, fields) => {
      if (file === null) return saved(shop, viewer, fields, null)
      const received = await shop.design.receiveFile(viewer, file)
      if (!received.ok) return { outcome: received, ...sentOf(fields) }
      try {
        return await saved(shop, viewer, fields, received.value.id)
      } finally {
        await shop.design.removeFile(viewer, received.value.id)
      }
    })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const outcome = { ok: false, reason: 'invalid', errors: { file: error.messages } } as const
    return { outcome, intent: '', id: '', typed: {} }
  }
}

const sentOf = (fields: URLSearchParams) => {
  const { intent = '', id = '', ...typed } = Object.fromEntries(fields)
  return { intent, id, typed }
}

async function saved(
  shop: Shop,
  viewer: Viewer,
  fields: URLSearchParams,
  fileId: string | null,
): Promise<SavedWork> {
  const sent = sentOf(fields)
  const { name, description, base, category } = sent.typed
  const isNew = sent.intent === 'add'
  const isShown = { show: true, withdraw: false }[sent.intent]
  const outcome = await shop.artworks.saveOwnWork(viewer, isNew ? null : sent.id, {
    ...(isNew || sent.intent === 'save' ? { name, description } : {}),
    ...(isNew && { baseId: base ?? '', public: fields.has('public') }),
    ...((isNew || sent.intent === 'save') && category && { categoryId: category }),
    ...(isShown !== undefined && { public: isShown }),
    ...(fileId !== null && { fileId }),
  })
  return { outcome, ...sent }
}

/** The result of a submitted form. */
export type Result = Rejected & Omit<SavedWork, 'outcome'> & { readonly report: string | null }
