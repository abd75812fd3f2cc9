import { uploadOf, uploadProductOf, type Design } from '@kisscut/artwork/design'
import { recordOf } from '@kisscut/artwork/placement'
import type { AutosaveResult } from '@kisscut/machines/autosave'
import { saveCustom } from '../behavior/custom-record.ts'
import { messagesOf } from './messages-of.ts'
import type { OwnRevision } from './own-revision.ts'

/** A design as fields of a custom record (DESIGN-11): artwork, placement and cut line. */
export function fieldsOfDesign(design: Design) {
  const { shape, contourOffset, contourSmoothness, contourHoles } = uploadProductOf(design)
  const artwork = uploadOf(design)
  return {
    clip_type: shape,
    contour_offset: String(contourOffset),
    contour_smoothness: String(contourSmoothness),
    contour_holes: contourHoles,
    ...(artwork && { user_file: artwork.file, placement: recordOf(artwork) }),
  }
}

/** Saves a product's design over the page's revision. Rejects if the shop can't be reached, so that a retry may succeed. */
export const saveDesign = (configuredId: string, design: Design, own: OwnRevision): Promise<AutosaveResult> =>
  own.change(async (revision) => {
    const saved = await saveCustom(configuredId, fieldsOfDesign(design), { revision })
    if (!saved.ok) return { ok: false, messages: messagesOf(saved.response), isStale: saved.isStale }
    own.made(saved.revision)
    return { ok: true }
  })
