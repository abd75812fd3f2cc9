import { inUnit, showSize, type Unit } from '@kisscut/core/units'
import { useId } from 'react'
import type { ArtworkCheck } from '../artwork-checks.ts'
import type { ShownCheck } from '../behavior/use-shown-check.ts'
import * as messages from '../../messages/artwork.ts'
import css from '../../controls/checks.module.css'
import { Stepper } from './stepper.tsx'

type Fix = NonNullable<ArtworkCheck['fix']>

interface Props {
  readonly checks: readonly ArtworkCheck[]
  readonly unit: Unit
  readonly onFix: (fix: Fix) => void
  readonly showing: ShownCheck
  /** Called with the check under the mouse; null for none. */
  readonly onPointed: (id: string | null) => void
}

/** The checks before printing, each with its place on the canvas; announced when they change. */
export function Checks({ checks, unit, onFix, showing, onPointed }: Props) {
  const list = useId()
  const { among, shown, show } = showing
  return (
    <section className={css.section}>
      <div className={css.head}>
        <h2 id={list} className={css.title}>
          {messages.beforePrinting}
        </h2>
        {among.length > 1 && <Stepper showing={showing} />}
      </div>
      <ul className={css.checks} aria-live="polite" aria-labelledby={list}>
        {checks.map(({ id, level, text, about, fix }) => {
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
                  className={css.action}
                  aria-pressed={isShown}
                  aria-label={messages.showOnCanvas(text)}
                  onClick={() => show(isShown ? null : id)}
                >
                  {messages.show}
                </button>
              )}
              {fix && (
                <button
                  type="button"
                  className={css.action}
                  aria-label={messages.fixOf(labelOf(fix, unit), text)}
                  onClick={() => onFix(fix)}
                >
                  {labelOf(fix, unit)}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const labelOf = (fix: Fix, unit: Unit) => {
  if (typeof fix === 'string') return messages.fixes[fix]
  if ('does' in fix) return fix.label
  if ('contourOffset' in fix)
    return messages.setOffset(`${inUnit(fix.contourOffset.toFixed(3), unit)} ${unit}`)
  if ('place' in fix) return fix.label
  return messages.orderSize(showSize(fix.order.width, fix.order.height, unit, 'en-US'))
}
