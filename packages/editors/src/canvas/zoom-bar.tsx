import type { ReactNode } from 'react'
import type { ZoomLevel } from './zoom-level.ts'
import type { Zoom } from './zoom.ts'
import * as messages from '../messages/canvas.ts'
import visually from './visually-hidden.module.css'
import css from './zoom-bar.module.css'

interface Props {
  readonly level: ZoomLevel
  readonly zoom: Zoom
}

const ICONS = {
  out: 'M4 10H16',
  in: 'M4 10H16M10 4V16',
  undo: 'M7 4 3.5 7.5 7 11M4 7.5h7.5a4.5 4.5 0 0 1 0 9H8',
  redo: 'm13 4 3.5 3.5L13 11m3-3.5H8.5a4.5 4.5 0 0 0 0 9H12',
  whole: 'M3.5 7.5V3.5H7.5M12.5 3.5H16.5V7.5M16.5 12.5V16.5H12.5M7.5 16.5H3.5V12.5',
} as const

/** Controls of the whole canvas, always visible in its corner. */
export const CanvasBar = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.bars}>{children}</div>
)

interface UndoProps {
  /** Descriptions of the next undo and redo; absent: those of the buttons. */
  readonly undoLabel?: string
  readonly redoLabel?: string
  /** Null where there is nothing to undo, or to redo. */
  readonly onUndo: (() => void) | null
  readonly onRedo: (() => void) | null
}

export const UndoBar = ({
  undoLabel = messages.undo,
  redoLabel = messages.redo,
  onUndo,
  onRedo,
}: UndoProps) => (
  <div role="group" aria-label={messages.history} className={css.bar}>
    <BarButton label={undoLabel} icon={ICONS.undo} onUse={onUndo} />
    <BarButton label={redoLabel} icon={ICONS.redo} onUse={onRedo} />
  </div>
)

/** The zoom in percent of the true size, at the edge of the canvas. */
export function ZoomBar({ level, zoom }: Props) {
  return (
    <div role="group" aria-label={messages.zoom} className={css.bar}>
      <BarButton label={messages.zoomOut} icon={ICONS.out} onUse={zoom.out} />
      <output className={css.percent} aria-label={messages.zoomPercent}>
        {messages.percent(level.percent)}
      </output>
      <BarButton label={messages.zoomIn} icon={ICONS.in} onUse={zoom.in} />
      <button type="button" className={css.button} onClick={zoom.trueSize} title={messages.trueSize}>
        <span aria-hidden="true">{messages.oneToOne}</span>
        <span className={visually.hidden}>{messages.trueSize}</span>
      </button>
      <BarButton label={messages.showAll} icon={ICONS.whole} isPressed={level.isFitting} onUse={zoom.whole} />
    </div>
  )
}

interface BarButtonProps {
  readonly label: string
  readonly icon: string
  readonly isPressed?: boolean
  /** Null where the button is disabled. */
  readonly onUse: (() => void) | null
}

function BarButton({ label, icon, isPressed, onUse }: BarButtonProps) {
  return (
    <button
      type="button"
      className={css.button}
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      disabled={onUse === null}
      onClick={onUse ?? undefined}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className={css.icon}>
        <path d={icon} />
      </svg>
    </button>
  )
}
