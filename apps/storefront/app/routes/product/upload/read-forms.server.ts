import { HttpError, withUploadedFile } from '@kisscut/rest'
import type { Outcome, Shop, Viewer } from '@kisscut/shop'
import { revisionOf } from '../revision-of.server.ts'
import { DIE_LINES, type ConfigurationChange } from '@kisscut/core/configuration'
import { CONTOUR_HOLES } from '@kisscut/core/design'
import { parseLength } from '@kisscut/core/units'
import { z } from 'zod'

/**
 * Handles a form of the design page, sent without scripts: a file, its removal, a retouch, another size, a placement, or
 * a shape. Returns error messages.
 */
export async function readDesignForm(shop: Shop, viewer: Viewer, configuredId: string, request: Request) {
  const isFile = request.headers.get('content-type')?.startsWith('multipart/form-data')
  return isFile
    ? takeFile(shop, viewer, configuredId, request)
    : takeChoice(shop, viewer, configuredId, await request.formData())
}

async function takeFile(shop: Shop, viewer: Viewer, configuredId: string, request: Request) {
  try {
    return await withUploadedFile(request, { tempDir: shop.design.incomingDir }, async (incoming) => {
      const file = await shop.design.receiveFile(viewer, incoming)
      return textsOf(file.ok ? await shop.design.useFile(viewer, configuredId, file.value.id) : file)
    })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return error.messages
  }
}

/** Handles a form without a file. Returns error messages. */
export async function takeChoice(shop: Shop, viewer: Viewer, configuredId: string, form: FormData) {
  const removed = form.get('remove')
  if (typeof removed === 'string') return textsOf(await shop.design.removeFile(viewer, removed))
  if (form.has('retouch')) return textsOf(await shop.design.retouch(viewer, { configuredId }, fieldsOf(form)))
  if (form.has('resize')) {
    const { width = '', height = '' } = Object.fromEntries(fieldsOf(form))
    return textsOf(await shop.configure.save(viewer, { id: configuredId, change: { width, height } }))
  }
  const options = optionsOf(form.get('options'))
  if (options) return textsOf(await shop.configure.save(viewer, { id: configuredId, change: { options } }))
  const revision = revisionOf(form)
  const to = form.get('place')
  if (to === 'fit' || to === 'fill')
    return textsOf(await shop.design.fitOrFill(viewer, configuredId, to, revision))
  const dieLine = DIE_LINES.find((shape) => shape === form.get('dieLine'))
  if (!dieLine) return []
  const change = { dieLine, ...contourOf(fieldsOf(form), viewer), revision }
  return textsOf(await shop.design.place(viewer, configuredId, change))
}

/** The contour's settings in a form, with the offset in the shopper's unit; missing ones are absent. DESIGN-23. */
function contourOf(form: URLSearchParams, { unit, locale }: Viewer) {
  const [offset, smoothness] = [form.get('contour_offset'), form.get('contour_smoothness')]
  const contourHoles = CONTOUR_HOLES.find((holes) => holes === form.get('contour_holes'))
  const inches = offset === null ? null : parseLength(offset, unit, locale)
  return {
    ...(inches && { contourOffset: inches.ok ? inches.value : 'none' }),
    ...(smoothness !== null && { contourSmoothness: smoothness }),
    ...(contourHoles && { contourHoles }),
  }
}

const sentOptions = z
  .array(z.strictObject({ option_set: z.string().max(64), option: z.string().max(64) }))
  .max(100)

/** The options in a form, as JSON of a record; null if it states none. */
function optionsOf(sent: FormDataEntryValue | null): ConfigurationChange['options'] | null {
  if (typeof sent !== 'string') return null
  const read = sentOptions.safeParse(parsed(sent))
  return read.success
    ? read.data.map((each) => ({ optionSetId: each.option_set, optionId: each.option }))
    : null
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The form's text fields, without files. */
const fieldsOf = (form: FormData): URLSearchParams =>
  new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

const textsOf = (outcome: Outcome<unknown>): readonly string[] => {
  if (outcome.ok) return []
  return outcome.reason === 'invalid' ? Object.values(outcome.errors).flat() : [outcome.message]
}
