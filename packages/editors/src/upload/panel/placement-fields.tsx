import { placementOfElement, uploadOf } from '@kisscut/artwork/design'
import type { Size } from '@kisscut/artwork/geometry'
import { moveBy, rotateTo, widenTo, heightenTo, type Placement } from '@kisscut/artwork/placement'
import { inUnit, parseLength, type Unit } from '@kisscut/core/units'
import { designShown } from '@kisscut/machines/canvas'
import { shallowEqual, useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import type { CanvasActor } from '../../canvas/index.ts'
import * as messages from '../../messages/artwork.ts'
import css from './placement-fields.module.css'

interface Props {
  readonly actor: CanvasActor
  readonly unit: Unit
  readonly locale: string
  readonly onSet: (placement: Placement) => void
}

/** The placement by value: distance from the left and top edge, width, height and rotation. Each can be typed. */
export function PlacementFields({ actor, unit, locale, onSet }: Props) {
  const texts = useSelector(
    actor,
    ({ context }) => textsOf(uploadOf(designShown(context)), unit),
    shallowEqual,
  )
  const change = (to: (placement: Placement, product: Size) => Placement) => {
    const design = actor.getSnapshot().context.history.present
    const artwork = uploadOf(design)
    if (artwork) onSet(to(placementOfElement(artwork), design))
  }
  const length = (text: string, to: (placement: Placement, inches: number, product: Size) => Placement) => {
    const read = parseLength(text, unit, locale)
    if (read.ok) change((placement, product) => to(placement, Number(read.value), product))
  }
  return (
    <div className={css.fields}>
      <NumberField
        label={messages.left}
        unit={unit}
        value={texts.left}
        onTyped={(text) =>
          signed(text, (t, sign) => length(t, (now, to) => moveBy(now, sign * to - now.x, 0)))
        }
      />
      <NumberField
        label={messages.top}
        unit={unit}
        value={texts.top}
        onTyped={(text) =>
          signed(text, (t, sign) => length(t, (now, to) => moveBy(now, 0, sign * to - now.y)))
        }
      />
      <NumberField
        label={messages.width}
        unit={unit}
        value={texts.width}
        onTyped={(text) => length(text, (now, to, product) => (to > 0 ? widenTo(now, to, product) : now))}
      />
      <NumberField
        label={messages.height}
        unit={unit}
        value={texts.height}
        onTyped={(text) => length(text, (now, to, product) => (to > 0 ? heightenTo(now, to, product) : now))}
      />
      <NumberField
        label={messages.rotation}
        unit="°"
        value={texts.rotation}
        onTyped={(text) => {
          const degrees = Number(text.replace('°', '').replace(',', '.'))
          if (text.trim() !== '' && Number.isFinite(degrees)) change((now) => rotateTo(now, degrees))
        }}
      />
    </div>
  )
}

/** A placement as the fields show it, in the shopper's unit; empty without artwork. */
function textsOf(placement: Placement | null, unit: Unit) {
  if (!placement) return { left: '', top: '', width: '', height: '', rotation: '' }
  const inches = (value: number) => (value < 0 ? '-' : '') + inUnit(Math.abs(value).toFixed(3), unit)
  return {
    left: inches(placement.x),
    top: inches(placement.y),
    width: inches(placement.width),
    height: inches(placement.height),
    rotation: String(Math.round(placement.rotation * 10) / 10),
  }
}

interface NumberFieldProps {
  readonly label: string
  readonly unit: string
  readonly value: string
  readonly onTyped: (text: string) => void
}

/** A value that takes effect when the shopper leaves the field or presses Enter. */
function NumberField({ label, unit, value, onTyped }: NumberFieldProps) {
  const id = useId()
  const [typing, setTyping] = useState<string | null>(null)
  const done = () => {
    if (typing !== null && typing !== value) onTyped(typing)
    setTyping(null)
  }
  return (
    <label htmlFor={id} className={css.field}>
      <span className={css.label}>{label}</span>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={css.input}
        value={typing ?? value}
        onChange={(event) => setTyping(event.currentTarget.value)}
        onBlur={done}
        onKeyDown={(event) => {
          if (event.key === 'Enter') done()
        }}
      />
      <span aria-hidden="true" className={css.unit}>
        {unit}
      </span>
    </label>
  )
}

function signed(text: string, then: (text: string, sign: number) => void) {
  const trimmed = text.trim().replace(/^[−–]/, '-')
  then(trimmed.replace(/^-/, ''), trimmed.startsWith('-') ? -1 : 1)
}
