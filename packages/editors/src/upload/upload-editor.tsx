import { useState } from 'react'
import { placementOf } from '@kisscut/artwork/placement'
import { useUpload } from './behaviour/use-upload.ts'
import { usePastedFile } from './behaviour/use-paste.ts'
import { EmptyMat } from './empty-mat.tsx'
import { FileCard } from './file/file-card.tsx'
import { FileWell } from './file/file-well.tsx'
import { DieLineChoice } from './panel/die-line-choice.tsx'
import { PlacingTable } from './placing-table.tsx'
import type { UploadEditorProps } from './types.ts'
import css from './upload-editor.module.css'

/** The upload template's drawing table: bring artwork, lay it on its die line, see what will be cut. */
export function UploadEditor(props: UploadEditorProps) {
  const upload = useUpload(props.file, props.errands)
  const [dieLine, setDieLine] = useState(props.dieLine)
  usePastedFile(upload.pick)
  const card = <FileCard upload={upload} locale={props.locale} />
  const shapes = (
    <DieLineChoice chosen={dieLine} isSquare={props.width === props.height} onChoose={setDieLine} />
  )
  const placement = upload.file && placementOf(upload.file.placement)
  return (
    <div className={css.editor}>
      {upload.file && placement ? (
        <PlacingTable
          key={upload.file.id}
          {...props}
          file={upload.file}
          placement={placement}
          dieLine={dieLine}
          onFile={upload.pick}
          isBusy={upload.isSending || upload.isRemoving}
          card={card}
          shapes={shapes}
        />
      ) : (
        <>
          <FileWell onFile={upload.pick} invites={!upload.isSending}>
            <EmptyMat {...props} dieLine={dieLine} />
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
