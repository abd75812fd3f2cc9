import type { ZoomLevel } from './zoom-level.ts'
import type { Zoom } from './zoom.ts'
import css from './zoom-bar.module.css'

interface Props {
  readonly level: ZoomLevel
  readonly zoom: Zoom
}

const ICONS = {
  out: 'M4 10H16',
  in: 'M4 10H16M10 4V16',
  whole: 'M3.5 7.5V3.5H7.5M12.5 3.5H16.5V7.5M16.5 12.5V16.5H12.5M7.5 16.5H3.5V12.5',
} as const

/** The zoom in percent of the true size, on the edge of the canvas. */
export function ZoomBar({ level, zoom }: Props) {
  return (
    <div role="group" aria-label="Zoom" className={css.bar}>
      <ZoomButton label="Zoom out" icon={ICONS.out} onUse={zoom.out} />
      <output className={css.percent} aria-label="Zoom in percent of the true size">
        {level.percent}%
      </output>
      <ZoomButton label="Zoom in" icon={ICONS.in} onUse={zoom.in} />
      <button type="button" className={css.button} onClick={zoom.trueSize} title="True size">
        <span aria-hidden="true">1:1</span>
        <span className={css.name}>True size</span>
      </button>
      <ZoomButton label="Show all of it" icon={ICONS.whole} isPressed={level.isFitting} onUse={zoom.whole} />
    </div>
  )
}

interface ZoomButtonProps {
  readonly label: string
  readonly icon: string
  readonly isPressed?: boolean
  readonly onUse: () => void
}

function ZoomButton({ label, icon, isPressed, onUse }: ZoomButtonProps) {
  return (
    <button
      type="button"
      className={css.button}
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onUse}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className={css.icon}>
        <path d={icon} />
      </svg>
    </button>
  )
}
