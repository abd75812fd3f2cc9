import { ACCEPT } from '@kisscut/machines/upload'
import { useRef, type ReactNode } from 'react'
import { useDroppedFile } from '../behavior/use-dropped-file.ts'
import type { FileInput } from '../types.ts'
import * as messages from '../../messages/upload.ts'
import css from './drop-zone.module.css'

interface Props extends FileInput {
  /** The progress of the file, in the middle of the empty canvas. */
  readonly card?: ReactNode
  /** Whether it explains how to add artwork. */
  readonly invites?: boolean
  readonly children: ReactNode
}

/** The drop zone of the canvas, with instructions while it is empty. */
export function DropZone({ onFile, onMissed, card, invites = false, children }: Props) {
  const zone = useRef<HTMLDivElement>(null)
  const isOver = useDroppedFile(zone, { onFile, onMissed })
  return (
    <div ref={zone} className={css.zone} data-over={isOver || undefined}>
      {children}
      {card && (
        <div className={css.invitation}>
          {card}
          {invites && (
            <>
              <p className={css.title}>{messages.drop}</p>
              <p>{messages.pasteOrChoose}</p>
              <FileButton onFile={onFile}>{messages.chooseFile}</FileButton>
            </>
          )}
        </div>
      )}
    </div>
  )
}

interface FileButtonProps {
  readonly onFile: (file: File) => void
  readonly children: ReactNode
  readonly quiet?: boolean
}

/** A button that opens the system's file chooser. */
export function FileButton({ onFile, children, quiet = false }: FileButtonProps) {
  return (
    <label className={quiet ? `${css.choose} ${css.quiet}` : css.choose}>
      <input
        type="file"
        accept={ACCEPT}
        className={css.input}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      {children}
    </label>
  )
}
