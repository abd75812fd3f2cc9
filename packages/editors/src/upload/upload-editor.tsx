import { placementOf } from '@kisscut/artwork/placement'
import { useEffect, useMemo, useRef, useState } from 'react'
import { usePastedFile } from './behaviour/use-paste.ts'
import { useRetouching } from './behaviour/use-retouching.ts'
import { useUpload } from './behaviour/use-upload.ts'
import { EmptyMat } from './empty-mat.tsx'
import { FileCard } from './file/file-card.tsx'
import { FileWell } from './file/file-well.tsx'
import { DieLineChoice } from './panel/die-line-choice.tsx'
import { PlacingTable } from './placing-table.tsx'
import { RetouchPanel } from './retouch/retouch-panel.tsx'
import type { Errands, Laid, TakenArtwork, UploadEditorProps } from './types.ts'
import css from './upload-editor.module.css'

const NOTHING_FOUND: UploadEditorProps['findings'] = []

/** The upload template's drawing table: bring artwork, lay it on its die line, see what will be cut. */
export function UploadEditor(props: UploadEditorProps) {
  const { file: known, contour, locale, vectorizePrice } = props
  const { errands, laid } = useNotes(props.errands)
  const upload = useUpload(known, errands)
  const { file, pick, miss, replace, taken } = upload
  const [dieLine, setDieLine] = useState(props.dieLine)
  const asLaid = () => file && { ...file, placement: laid.current?.placement ?? file.placement }
  const retouching = useRetouching({ file, asLaid, onFile: replace }, errands)
  const { forget } = retouching
  useEffect(() => forget(), [taken, forget])
  const bringing = useMemo(() => ({ onFile: pick, onMissed: miss }), [pick, miss])
  usePastedFile(bringing)
  const card = <FileCard upload={upload} locale={locale} />
  const shapes = (
    <DieLineChoice chosen={dieLine} isSquare={props.width === props.height} onChoose={setDieLine} />
  )
  const placement = file && placementOf(file.placement)
  return (
    <div className={css.editor}>
      {file && placement ? (
        <PlacingTable
          key={taken}
          {...props}
          errands={errands}
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
          retouch={<RetouchPanel file={file} retouching={retouching} vectorizePrice={vectorizePrice} />}
        />
      ) : (
        <>
          <FileWell {...bringing} invites={!upload.isSending}>
            <EmptyMat {...props} errands={errands} dieLine={dieLine} />
          </FileWell>
          <div className={css.panel}>
            {card}
            {shapes}
          </div>
        </>
      )}
    </div>
  )
}

/** The page's errands, with what was last laid on the table. */
function useNotes(errands: Errands) {
  const laid = useRef<Laid | null>(null)
  const noting = useMemo(
    () => ({
      ...errands,
      send: (file: File, reports: Parameters<Errands['send']>[1]) =>
        errands.send(file, {
          ...reports,
          taken: (next: TakenArtwork) => {
            laid.current = null
            reports.taken(next)
          },
        }),
      noted: (next: Laid) => {
        laid.current = next
        errands.noted(next)
      },
    }),
    [errands],
  )
  return { errands: noting, laid }
}
