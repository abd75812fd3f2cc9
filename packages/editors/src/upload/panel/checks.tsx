import { useId } from 'react'
import type { Showing } from '../behavior/use-shown.ts'
import type { ArtworkCheck } from '../artwork-checks.ts'
import css from './checks.module.css'
import { Stepper } from './stepper.tsx'

interface Props {
  readonly checks: readonly ArtworkCheck[]
  readonly onFix: (fix: NonNullable<ArtworkCheck['fix']>) => void
  readonly showing: Showing
  /** A mouse rests on the remark of this id; null: on none any more. */
  readonly onPointed: (id: string | null) => void
}

const FIXES = { fit: 'Fit to size', fill: 'Fill the shape' } as const

/** What to look at before printing, as it is now, with its place on the mat; read out when it changes. */
export function ArtworkChecks({ checks, onFix, showing, onPointed }: Props) {
  const list = useId()
  const { among, shown, show } = showing
  return (
    <section className={css.section}>
      <div className={css.head}>
        <h2 id={list} className={css.title}>
          Before printing
        </h2>
        {among.length > 1 && <Stepper showing={showing} />}
      </div>
      <ul className={css.checks} aria-live="polite" aria-labelledby={list}>
        {checks.map((check) => {
          const { id, level, text, about, fix } = check
          const isShown = shown?.id === id
          return (
            <li
              key={id}
              className={css[level]}
              data-shown={isShown || undefined}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPointed(id)}
              onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPointed(null)}
            >
              <span>{text}</span>
              {about && (
                <button
                  type="button"
                  className={css.fix}
                  aria-pressed={isShown}
                  aria-label={`Show on the mat: ${text}`}
                  onClick={() => show(isShown ? null : id)}
                >
                  Show
                </button>
              )}
              {fix && (
                <button
                  type="button"
                  className={css.fix}
                  aria-label={`${nameOf(fix)}: ${text}`}
                  onClick={() => onFix(fix)}
                >
                  {nameOf(fix)}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const nameOf = (fix: NonNullable<ArtworkCheck['fix']>) => (typeof fix === 'string' ? FIXES[fix] : 'Mend it')
