import type { Lens } from '../canvas/lens.ts'
import type { Zoom } from '../canvas/zooming.ts'
import css from './zoom-bar.module.css'

interface Props {
  readonly lens: Lens
  readonly zoom: Zoom
}

const DRAWINGS = {
  further: 'M4 10H16',
  closer: 'M4 10H16M10 4V16',
  whole: 'M3.5 7.5V3.5H7.5M12.5 3.5H16.5V7.5M16.5 12.5V16.5H12.5M7.5 16.5H3.5V12.5',
} as const

/** How closely the mat is looked at, in percent of the true size, on the mat's own edge. */
export function ZoomBar({ lens, zoom }: Props) {
  return (
    <div role="group" aria-label="Zoom" className={css.bar}>
      <ZoomButton label="Zoom out" drawing={DRAWINGS.further} onUse={zoom.further} />
      <output className={css.percent} aria-label="Zoom in percent of the true size">
        {lens.percent} %
      </output>
      <ZoomButton label="Zoom in" drawing={DRAWINGS.closer} onUse={zoom.closer} />
      <button type="button" className={css.button} onClick={zoom.trueSize} title="True size">
        <span aria-hidden="true">1:1</span>
        <span className={css.name}>True size</span>
      </button>
      <ZoomButton
        label="Show all of it"
        drawing={DRAWINGS.whole}
        isPressed={lens.isFitting}
        onUse={zoom.whole}
      />
    </div>
  )
}

interface ZoomButtonProps {
  readonly label: string
  readonly drawing: string
  readonly isPressed?: boolean
  readonly onUse: () => void
}

function ZoomButton({ label, drawing, isPressed, onUse }: ZoomButtonProps) {
  return (
    <button
      type="button"
      className={css.button}
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onUse}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className={css.drawing}>
        <path d={drawing} />
      </svg>
    </button>
  )
}
