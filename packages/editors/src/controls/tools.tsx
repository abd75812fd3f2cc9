import type { ReactNode } from 'react'
import css from './tools.module.css'

interface Tool {
  readonly label: string
  readonly onUse: () => void
  readonly isOff?: boolean
  /** A path on a 20-unit square; absent: the label is shown. */
  readonly icon?: string
}

/** Buttons of the canvas, in one row. */
export function Tools({
  tools,
  children,
}: {
  readonly tools: readonly Tool[]
  readonly children?: ReactNode
}) {
  return (
    <div className={css.tools}>
      {tools.map(({ label, onUse, isOff, icon }) => (
        <button
          key={label}
          type="button"
          className={css.tool}
          disabled={isOff}
          title={icon ? label : undefined}
          aria-label={icon ? label : undefined}
          onClick={onUse}
        >
          {icon ? (
            <svg viewBox="0 0 20 20" aria-hidden="true" className={css.icon}>
              <path d={icon} />
            </svg>
          ) : (
            label
          )}
        </button>
      ))}
      {children}
    </div>
  )
}

export const ICONS = {
  rotate: 'M15.5 6.5A6.5 6.5 0 1 0 16.5 11M16 2.5v4h-4',
} as const
