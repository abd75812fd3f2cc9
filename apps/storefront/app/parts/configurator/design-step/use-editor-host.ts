import { uploadOf, uploadProductOf, type Design } from '@kisscut/artwork/design'
import type { EditorHost } from '@kisscut/editors/upload'
import type { ProductPage } from '@kisscut/shop'
import { useMemo, useRef } from 'react'
import { saveCustom } from '../behavior/custom-record.ts'
import { dropDraft, forgetDraft, noteSent, saveDraft } from './draft.ts'
import { fetchArtwork } from './fetch-artwork.ts'
import { fetchPicture } from './fetch-picture.ts'
import { fetchPreflight } from './fetch-preflight.ts'
import { fetchQueuePlace } from './fetch-queue-place.ts'
import type { OwnRevision } from './own-revision.ts'
import { retouchArtwork } from './retouch-artwork.ts'
import { saveDesign } from './save-design.ts'
import { removeArtwork, sendArtwork } from './send-artwork.ts'
import { viewUrl, type View } from './views.ts'

type Configured = NonNullable<ProductPage['configured']>

const fileOf = (design: Design) => uploadOf(design)?.file ?? null

/**
 * The editor's connection to the shop, for one product. `refetch` updates the total, which includes vectorizing and
 * rounded corners.
 */
export function useEditorHost(configured: Configured, own: OwnRevision, refetch: () => void): EditorHost {
  const latest = useRef(configured)
  latest.current = configured
  const { id } = configured
  return useMemo(() => {
    let fileId = latest.current.userFile?.id ?? null
    let shape = latest.current.configuration.dieLine
    let reportNewer = () => {}
    return {
      send: (file, reports) =>
        sendArtwork(
          id,
          file,
          {
            ...reports,
            accepted: (artwork) => {
              fileId = artwork.id
              reports.accepted(artwork)
            },
          },
          own,
          refetch,
        ),
      queuePlace: fetchQueuePlace,
      remove: async (removed) => {
        await own.change(async () => {
          await removeArtwork(removed)
          own.made((await fetchArtwork(id)).revision)
        })
        fileId = null
      },
      retouch: async (request, design, signal) => {
        const result = await retouchArtwork(id, request, design, own, signal)
        if (result.ok) fileId = result.artwork.id
        else if (result.isStale) reportNewer()
        refetch()
        return result
      },
      draw: (view, signal) => fetchPicture(viewUrl(id, view as View), signal),
      preflight: (signal) => fetchPreflight(id, signal),
      resize: async ({ width, height }) => {
        await own.change(() => saveCustom(id, { width, height }))
        refetch()
      },
      choose: async (options) => {
        const before = latest.current.configuration.options.map((each) => ({
          option_set: each.optionSetId,
          option: each.optionId,
        }))
        const saved = await own.change(() => saveCustom(id, { options }))
        if (saved.ok) own.made(saved.revision)
        refetch()
        return saved.ok ? before : null
      },
      saveDraft: (design) => saveDraft(id, design, own.known()),
      save: async (design) => {
        const { shape: line } = uploadProductOf(design)
        const isOther = fileOf(design) !== fileId || line !== shape
        fileId = fileOf(design)
        shape = line
        noteSent(id, design)
        const result = await saveDesign(id, design, own)
        if (result.ok || !result.isStale) forgetDraft(id, design, own.known())
        if (isOther) refetch()
        return result
      },
      onChangedElsewhere: (listener) => {
        reportNewer = listener
        return own.onNewer(listener)
      },
      keep: () => own.overwrite(),
      load: async () => {
        const { details, artwork, shape, contour, revision } = await fetchArtwork(id)
        const { width, height, materialId } = latest.current.configuration
        const isSameProduct =
          Number(details.width) === Number(width) &&
          Number(details.height) === Number(height) &&
          details.material === materialId
        dropDraft(id)
        if (isSameProduct) {
          own.show(revision)
          fileId = artwork?.id ?? null
        }
        refetch()
        return isSameProduct ? { artwork, shape, contour } : null
      },
    }
  }, [id, own, refetch])
}
