import { ACCEPT } from '@kisscut/machines/upload'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import css from './file-well.module.css'

interface Props {
  readonly onFile: (file: File) => void
  /** Shown in the middle while there is no artwork yet. */
  readonly invites: boolean
  readonly children: ReactNode
}

/** Where artwork is dropped: all of the mat. While it is empty it says what to do. */
export function FileWell({ onFile, invites, children }: Props) {
  const [isOver, setIsOver] = useState(false)
  const depth = useRef(0)
  const entered = (event: DragEvent, by: number) => {
    event.preventDefault()
    depth.current = Math.max(0, depth.current + by)
    setIsOver(depth.current > 0)
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    depth.current = 0
    setIsOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }
  return (
    <div
      className={css.well}
      data-over={isOver || undefined}
      onDragEnter={(event) => entered(event, 1)}
      onDragLeave={(event) => entered(event, -1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={dropped}
    >
      {children}
      {invites && (
        <div className={css.invitation}>
          <p className={css.title}>Drop your artwork here</p>
          <p>or paste it. PNG, JPEG, WebP, TIFF, SVG or PDF, up to 50 MB.</p>
          <FileButton onFile={onFile}>Choose a file</FileButton>
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
