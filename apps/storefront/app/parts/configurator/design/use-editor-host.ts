import { uploadOf, type Design } from '@kisscut/artwork/design'
import type { EditorHost } from '@kisscut/editors/upload'
import { useMemo } from 'react'
import { saveCustom } from '../behavior/custom-record.ts'
import { forgetDraft, saveDraft } from './draft.ts'
import { fetchPreflight } from './fetch-preflight.ts'
import { retouchArtwork } from './retouch-artwork.ts'
import { saveDesign } from './save-design.ts'
import { removeArtwork, sendArtwork } from './send-artwork.ts'
import type { useEditorReset } from './use-editor-reset.ts'

type Reset = Omit<ReturnType<typeof useEditorReset>, 'resetKey'>

/** What the editor needs of the shop, for one product. `refetch`: what vectorizing costs is in the total. */
export function useEditorHost(
  configuredId: string,
  { fileId, setFileId, during }: Reset,
  refetch: () => void,
) {
  return useMemo<EditorHost>(() => {
    const fileOf = (design: Design) => uploadOf(design)?.file ?? null
    return {
      send: (file, reports) =>
        sendArtwork(configuredId, file, {
          ...reports,
          accepted: (artwork) => {
            setFileId(artwork.id)
            reports.accepted(artwork)
          },
        }),
      remove: async (id) => {
        await removeArtwork(id)
        setFileId(null)
      },
      retouch: async (request, design, signal) => {
        const result = await during(retouchArtwork(configuredId, request, design, signal))
        if (result.ok) setFileId(result.artwork.id)
        refetch()
        return result
      },
      preflight: (signal) => fetchPreflight(configuredId, signal),
      resize: async ({ width, height }) => {
        await saveCustom(configuredId, { width, height })
        refetch()
      },
      saveDraft: (design) => saveDraft(configuredId, design),
      save: async (design) => {
        const isOther = fileOf(design) !== fileId()
        if (isOther) setFileId(fileOf(design))
        const saving = saveDesign(configuredId, design)
        const result = await (isOther ? during(saving) : saving)
        forgetDraft(configuredId, design)
        if (isOther) refetch()
        return result
      },
    }
  }, [configuredId, fileId, setFileId, during, refetch])
}
