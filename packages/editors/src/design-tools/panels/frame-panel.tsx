import { rotationOf, rotationTo, scaling, transform, translation } from '@kisscut/artwork/design'
import { middleOf, normalizeRotation } from '@kisscut/artwork/placement'
import { frameOf, frameShown, scaleWithin, targetsIn, type CanvasContext } from '@kisscut/machines/canvas'
import { shallowEqual, useSelector } from '@xstate/react'
import { DegreesField, LengthField } from '../../controls/index.ts'
import fieldCss from '../../controls/number-field.module.css'
import * as messages from '../../messages/design-tools.ts'
import { useSession } from '../session/use-session.ts'
import css from './panel.module.css'

const LEAST = 0.01

/**
 * Editable place, size and rotation of several elements or a group: the bounding box of the unlocked ones, and the rotation of
 * the lowest. EDIT-6, EDIT-16.
 */
export function FramePanel() {
  const { actor, perform, unit, locale } = useSession()
  const frame = useSelector(actor, ({ context }) => frameNow(context), shallowEqual)
  const degrees = useSelector(actor, ({ context }) => rotationNow(context))
  const shared = { unit, locale, isOff: frame === null }
  const move = (axis: 'x' | 'y') => (to: number) => {
    const { context } = actor.getSnapshot()
    const targets = targetsIn(context)
    const from = frameOf(targets)
    if (!from) return
    const by = to - from[axis]
    const way = translation(axis === 'x' ? by : 0, axis === 'y' ? by : 0)
    perform(transform(idsOf(targets), way, 'move'))
  }
  /** Resizes in proportion, about the center; codes stay large enough to scan. */
  const resize = (side: 'width' | 'height') => (to: number) => {
    const { context } = actor.getSnapshot()
    const targets = targetsIn(context)
    const from = frameOf(targets)
    if (!from || !(from[side] > 0)) return
    const limits = { product: context.history.present, leastWidth: context.leastWidth }
    const factor = scaleWithin(targets, to / from[side], limits)
    perform(transform(idsOf(targets), scaling(factor, middleOf(from)), 'scale'))
  }
  const rotate = (to: number) => {
    const targets = targetsIn(actor.getSnapshot().context)
    perform(transform(idsOf(targets), rotationTo(targets, to), 'rotate'))
  }
  return (
    <section className={css.section} aria-label={messages.place}>
      <h2 className={css.title}>{messages.place}</h2>
      <div className={fieldCss.fields}>
        <LengthField {...shared} label={messages.left} inches={frame?.x ?? null} onChange={move('x')} />
        <LengthField {...shared} label={messages.top} inches={frame?.y ?? null} onChange={move('y')} />
        <LengthField
          {...shared}
          label={messages.width}
          inches={frame?.width ?? null}
          least={LEAST}
          onChange={resize('width')}
        />
        <LengthField
          {...shared}
          label={messages.height}
          inches={frame?.height ?? null}
          least={LEAST}
          onChange={resize('height')}
        />
        <DegreesField
          label={messages.rotation}
          degrees={frame && degrees}
          isOff={frame === null}
          onChange={rotate}
        />
      </div>
      {frame === null && <p className={css.hint}>{messages.lockedHint}</p>}
    </section>
  )
}

/** The displayed frame, including a running drag. */
const frameNow = (context: CanvasContext) =>
  context.drag ? frameShown(context) : frameOf(targetsIn(context))

const rotationNow = (context: CanvasContext) =>
  normalizeRotation(rotationOf(targetsIn(context)) + (context.drag?.similarity.rotate ?? 0))

const idsOf = (elements: readonly { readonly id: string }[]) => elements.map(({ id }) => id)
