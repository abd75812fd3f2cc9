import { placementOf } from '@kisscut/artwork/placement'
import { useEffect, useMemo, useRef, useState } from 'react'
import { usePastedFile } from './behavior/use-paste.ts'
import { useRetouching } from './behavior/use-retouching.ts'
import { useTable } from './behavior/use-table.ts'
import { useUpload } from './behavior/use-upload.ts'
import { EmptyCanvas } from './empty-canvas.tsx'
import { Advice } from './file/advice.tsx'
import { FileCard } from './file/file-card.tsx'
import { DropZone } from './file/drop-zone.tsx'
import { DieLineChoice } from './panel/die-line-choice.tsx'
import { RetouchPanel } from './retouch/retouch-panel.tsx'
import type { EditorCallbacks, PlacementDraft, PlacedArtwork, UploadEditorProps } from './types.ts'
import css from './upload-editor.module.css'

const NOTHING_FOUND: UploadEditorProps['findings'] = []

/** The upload template's drawing table: bring artwork, lay it on its die line, see what will be cut. */
export function UploadEditor(props: UploadEditorProps) {
  const { file: known, contour, locale, vectorizePrice } = props
  const { callbacks, laid } = useNotes(props.callbacks)
  const upload = useUpload(known, callbacks)
  const { file, pick, miss, replace, taken } = upload
  const [dieLine, setDieLine] = useState(props.dieLine)
  const asLaid = () => file && { ...file, placement: laid.current?.placement ?? file.placement }
  const retouching = useRetouching({ file, asLaid, onFile: replace }, callbacks)
  const { forget } = retouching
  useEffect(() => forget(), [taken, forget])
  const bringing = useMemo(() => ({ onFile: pick, onMissed: miss }), [pick, miss])
  usePastedFile(bringing)
  const card = <FileCard upload={upload} locale={locale} />
  const shapes = (
    <DieLineChoice chosen={dieLine} isSquare={props.width === props.height} onChoose={setDieLine} />
  )
  const placement = file && placementOf(file.placement)
  const { Table, hasFailed } = useTable(props.table, file !== null || upload.isSending)
  return (
    <div className={css.editor}>
      {file && placement && Table ? (
        <Table
          key={taken}
          {...props}
          callbacks={callbacks}
          file={file}
          contour={file.id === known?.id && dieLine === props.dieLine ? contour : null}
          findings={file.id === known?.id ? props.findings : NOTHING_FOUND}
          placement={placement}
          dieLine={dieLine}
          bringing={bringing}
          retouching={retouching}
          isBusy={upload.isSending || upload.isRemoving || retouching.isBusy}
          card={card}
          shapes={shapes}
          retouch={
            <RetouchPanel
              file={file}
              retouching={retouching}
              pages={props.pages}
              vectorizePrice={vectorizePrice}
            />
          }
        />
      ) : (
        <>
          <DropZone {...bringing} card={card} invites={!upload.isSending && !file}>
            <EmptyCanvas {...props} callbacks={callbacks} dieLine={dieLine} />
          </DropZone>
          <div className={css.panel}>
            {file && hasFailed && (
              <p role="alert" className={css.unkept}>
                Your artwork is kept, but its table could not be fetched. Please open this page again.
              </p>
            )}
            {shapes}
            <Advice width={props.width} height={props.height} />
          </div>
        </>
      )}
    </div>
  )
}

/** The page's errands, with what was last laid on the table. */
function useNotes(callbacks: EditorCallbacks) {
  const laid = useRef<PlacementDraft | null>(null)
  const noting = useMemo(
    () => ({
      ...callbacks,
      send: (file: File, reports: Parameters<EditorCallbacks['send']>[1]) =>
        callbacks.send(file, {
          ...reports,
          taken: (next: PlacedArtwork) => {
            laid.current = null
            reports.taken(next)
          },
        }),
      noted: (next: PlacementDraft) => {
        laid.current = next
        callbacks.noted(next)
      },
    }),
    [callbacks],
  )
  return { callbacks: noting, laid }
}
