import {
  change,
  elementWith,
  mapPlacement,
  place,
  placementOfElement,
  type Element,
} from '@kisscut/artwork/design'
import { heightenTo, moveBy, rotateTo, widenTo, type Placement } from '@kisscut/artwork/placement'
import type { CanvasContext } from '@kisscut/machines/canvas'
import { shallowEqual, useSelector } from '@xstate/react'
import { DegreesField, LengthField } from '../../controls/index.ts'
import fieldCss from '../../controls/number-field.module.css'
import * as messages from '../../messages/design-tools.ts'
import { designIn } from '../session/session.ts'
import { useArrived, useSession } from '../session/use-session.ts'
import css from './panel.module.css'

const LEAST = 0.01

/** Editable place, size and rotation of one element, also during a drag. EDIT-6. */
export function PlacePanel({ element }: { readonly element: Element }) {
  const session = useSession()
  const { actor, perform, changeText, unit, locale } = session
  const { id, kind, locked } = element
  const now = useSelector(actor, ({ context }) => placementShown(context, element), shallowEqual)
  const { drawing } = useArrived()
  const set = (to: (placement: Placement) => Placement) => {
    const found = elementWith(designIn(actor), id)
    if (found) perform(place(id, to(found)))
  }
  /** Changes width or height: both for a text and in proportion, otherwise one. */
  const resize = (side: 'width' | 'height') => (to: number) => {
    const found = elementWith(designIn(actor), id)
    if (!found || !(found[side] > 0)) return
    const by = to / found[side]
    const isCode = found.kind === 'code' && by < 1
    const problem = isCode && drawing?.codeProblem(found, found.width * by, found.height * by)
    if (problem) return problem
    if (found.kind === 'text') {
      changeText(id, { size: found.size * by }, { label: 'size' }).catch(() => undefined)
      return
    }
    const design = designIn(actor)
    const isProportional = found.maintainProportion || found.kind === 'code'
    if (isProportional) set((placement) => (side === 'width' ? widenTo : heightenTo)(placement, to, design))
    else set((placement) => stretched(placement, side, to))
  }
  const shared = { unit, locale, isOff: locked }
  return (
    <section className={css.section} aria-label={messages.place}>
      <h2 className={css.title}>{messages.place}</h2>
      <div className={fieldCss.fields}>
        <LengthField
          {...shared}
          label={messages.left}
          inches={now.x}
          onChange={(to) => set((placement) => moveBy(placement, to - placement.x, 0))}
        />
        <LengthField
          {...shared}
          label={messages.top}
          inches={now.y}
          onChange={(to) => set((placement) => moveBy(placement, 0, to - placement.y))}
        />
        <LengthField
          {...shared}
          label={messages.width}
          inches={now.width}
          least={LEAST}
          onChange={resize('width')}
        />
        <LengthField
          {...shared}
          label={messages.height}
          inches={now.height}
          least={LEAST}
          onChange={resize('height')}
        />
        <DegreesField
          label={messages.rotation}
          degrees={now.rotation}
          isOff={locked}
          onChange={(to) => set((placement) => rotateTo(placement, to))}
        />
      </div>
      {(kind === 'shape' || kind === 'clipart') && (
        <label className={css.check}>
          <input
            type="checkbox"
            checked={element.maintainProportion}
            disabled={locked}
            onChange={({ currentTarget }) =>
              perform(change(element, { maintainProportion: currentTarget.checked }, 'proportions'))
            }
          />
          {messages.keepProportion}
        </label>
      )}
      {locked && <p className={css.hint}>{messages.lockedHint}</p>}
    </section>
  )
}

/** The displayed placement of an element, including a running drag. */
const placementShown = ({ drag }: CanvasContext, element: Element): Placement =>
  drag?.elements.some(({ id }) => id === element.id)
    ? mapPlacement(placementOfElement(element), drag.similarity)
    : placementOfElement(element)

/** Changes the length of one side, about the center. */
const stretched = (placement: Placement, side: 'width' | 'height', to: number): Placement => {
  const axis = side === 'width' ? 'x' : 'y'
  return { ...placement, [side]: to, [axis]: placement[axis] + (placement[side] - to) / 2 }
}
