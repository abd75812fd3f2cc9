import {
  MASK_FORMS,
  maskOf,
  maskTo,
  releaseMask,
  type Element,
  type MaskFormName,
} from '@kisscut/artwork/design'
import { useSelector } from '@xstate/react'
import * as messages from '../../messages/design-tools.ts'
import { useDesign, useSession } from '../session/use-session.ts'
import css from './panel.module.css'

const FORMS = Object.keys(MASK_FORMS) as readonly MaskFormName[]

/** The mask shape of a picture. The mask, or the picture behind it, is moved on the canvas. EDIT-18. */
export function MaskPanel({ element }: { readonly element: Element }) {
  const { actor, canvas, perform, newId } = useSession()
  const mask = maskOf(useDesign(), element.id)
  const masking = useSelector(actor, ({ context }) => context.masking)
  if (element.locked) return null
  const move = (moves: 'mask' | 'element') => {
    if (masking?.moves === moves) actor.send({ type: 'masking.ended' })
    else actor.send({ type: 'masking.began', masking: { element: element.id, moves } })
    canvas.current?.focus({ preventScroll: true })
  }
  return (
    <section className={css.section} aria-label={messages.mask}>
      <h2 className={css.title}>{messages.mask}</h2>
      {mask === null && <p className={css.hint}>{messages.maskHint}</p>}
      <ul className={css.forms}>
        {FORMS.map((name) => {
          const { path, isSquare } = MASK_FORMS[name]
          return (
            <li key={name}>
              <button
                type="button"
                className={css.form}
                title={messages.maskForms[name]}
                aria-label={messages.maskForms[name]}
                onClick={() => perform(maskTo(element.id, MASK_FORMS[name], newId()))}
              >
                <svg viewBox="-0.1 -0.1 1.2 1.2" aria-hidden="true" className={css.shape}>
                  <path d={path} transform={isSquare ? undefined : 'translate(0 .15) scale(1 .7)'} />
                </svg>
              </button>
            </li>
          )
        })}
      </ul>
      {mask && (
        <div className={css.row}>
          <button
            type="button"
            className={css.button}
            aria-pressed={masking?.moves === 'mask'}
            onClick={() => move('mask')}
          >
            {messages.moveMask}
          </button>
          <button
            type="button"
            className={css.button}
            aria-pressed={masking?.moves === 'element'}
            onClick={() => move('element')}
          >
            {messages.moveBehind}
          </button>
          <button type="button" className={css.button} onClick={() => perform(releaseMask(element.id))}>
            {messages.releaseMask}
          </button>
        </div>
      )}
      <p role="status" className={css.hint}>
        {masking && messages.maskingHint[masking.moves]}
      </p>
    </section>
  )
}
