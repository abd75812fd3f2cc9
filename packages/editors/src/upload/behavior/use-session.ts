import {
  UPLOAD_ELEMENT,
  UPLOAD_SIDE,
  reshape,
  uploadOf,
  withUpload,
  type Command,
  type UploadedArtwork,
} from '@kisscut/artwork/design'
import { canvasMachine } from '@kisscut/machines/canvas'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { EditorFile, PlacedArtwork, UploadEditorProps, UploadSession } from '../types.ts'

/** A file as a design refers to it. */
export const uploadedArtwork = ({
  id,
  isVector,
  pixelWidth,
  pixelHeight,
  placement,
}: PlacedArtwork): UploadedArtwork => ({
  file: id,
  pixels: isVector ? null : { width: pixelWidth, height: pixelHeight },
  placement,
})

/** The design of this page in its canvas machine, with its current artwork. */
export function useSession({ design, file, rules }: Pick<UploadEditorProps, 'design' | 'file' | 'rules'>) {
  const actor = useActorRef(canvasMachine, {
    input: { design, side: UPLOAD_SIDE, selection: [UPLOAD_ELEMENT], rules },
  })
  const [files] = useState(() => new Map<string, EditorFile>(file ? [[file.id, file]] : []))
  const session = useMemo<UploadSession>(
    () => ({
      actor,
      files,
      open: (artwork) => {
        if (artwork) files.set(artwork.id, artwork)
        const { present } = actor.getSnapshot().context.history
        actor.send({
          type: 'design.opened',
          design: withUpload(present, artwork && uploadedArtwork(artwork)),
          selection: [UPLOAD_ELEMENT],
        })
      },
      load: ({ artwork, shape, contour }) => {
        if (artwork) files.set(artwork.id, artwork)
        const command: Command = {
          name: 'load',
          label: 'load',
          on: [UPLOAD_ELEMENT],
          apply: (design) =>
            reshape(UPLOAD_SIDE, { clipType: shape, ...contour }).apply(
              withUpload(design, artwork && uploadedArtwork(artwork)),
            ),
        }
        actor.send({ type: 'command.given', command })
      },
    }),
    [actor, files],
  )
  const fileId = useSelector(actor, ({ context }) => uploadOf(context.history.present)?.file ?? null)
  return { session, file: (fileId !== null && files.get(fileId)) || null }
}
