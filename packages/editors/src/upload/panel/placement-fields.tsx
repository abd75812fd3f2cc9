import { placementOfElement, uploadOf } from '@kisscut/artwork/design'
import type { Size } from '@kisscut/artwork/geometry'
import { moveBy, rotateTo, widenTo, heightenTo, type Placement } from '@kisscut/artwork/placement'
import type { Unit } from '@kisscut/core/units'
import { designShown } from '@kisscut/machines/canvas'
import { shallowEqual, useSelector } from '@xstate/react'
import type { CanvasActor } from '../../canvas/index.ts'
import { DegreesField, LengthField } from '../../controls/index.ts'
import * as messages from '../../messages/artwork.ts'
import css from '../../controls/number-field.module.css'

interface Props {
  readonly actor: CanvasActor
  readonly unit: Unit
  readonly locale: string
  readonly onSet: (placement: Placement) => void
}

/** Least width and height that can be typed, in inches. */
const LEAST = 0.001

/** The placement by value: distance from the left and top edge, width, height and rotation. Each can be typed. */
export function PlacementFields({ actor, unit, locale, onSet }: Props) {
  const now = useSelector(
    actor,
    ({ context }) => {
      const artwork = uploadOf(designShown(context))
      return artwork && placementOfElement(artwork)
    },
    shallowEqual,
  )
  const change = (to: (placement: Placement, product: Size) => Placement) => {
    const design = actor.getSnapshot().context.history.present
    const artwork = uploadOf(design)
    if (artwork) onSet(to(placementOfElement(artwork), design))
  }
  const field = { unit, locale }
  return (
    <div className={css.fields}>
      <LengthField
        {...field}
        label={messages.left}
        inches={now?.x ?? null}
        onChange={(to) => change((placement) => moveBy(placement, to - placement.x, 0))}
      />
      <LengthField
        {...field}
        label={messages.top}
        inches={now?.y ?? null}
        onChange={(to) => change((placement) => moveBy(placement, 0, to - placement.y))}
      />
      <LengthField
        {...field}
        label={messages.width}
        inches={now?.width ?? null}
        least={LEAST}
        onChange={(to) => change((placement, product) => widenTo(placement, to, product))}
      />
      <LengthField
        {...field}
        label={messages.height}
        inches={now?.height ?? null}
        least={LEAST}
        onChange={(to) => change((placement, product) => heightenTo(placement, to, product))}
      />
      <DegreesField
        label={messages.rotation}
        degrees={now?.rotation ?? null}
        onChange={(to) => change((placement) => rotateTo(placement, to))}
      />
    </div>
  )
}
