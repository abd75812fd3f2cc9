import { placementOfElement, uploadOf } from '@kisscut/artwork/design'
import type { Size } from '@kisscut/artwork/geometry'
import { moveBy, rotateTo, widenTo, heightenTo, type Placement } from '@kisscut/artwork/placement'
import { parseTypedLength } from '@kisscut/core/configuration'
import { inUnit, type Unit } from '@kisscut/core/units'
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
  /** Whether the text is a length of at least so many inches; then it is set. */
  const length = (
    text: string,
    to: (placement: Placement, inches: number, product: Size) => Placement,
    least = 0,
  ): boolean => {
    const read = parseTypedLength(text, unit, locale)
    const isLength = read.ok && Number(read.value) >= least
    if (isLength) change((placement, product) => to(placement, Number(read.value), product))
    return isLength
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
        onTyped={(text) => length(text, widenTo, 0.001)}
      />
      <NumberField
        label={messages.height}
        unit={unit}
        value={texts.height}
        onTyped={(text) => length(text, heightenTo, 0.001)}
      />
      <NumberField
        label={messages.rotation}
        unit="°"
        value={texts.rotation}
        onTyped={(text) => {
          const degrees = Number(text.replace('°', '').replace(',', '.'))
          const isNumber = text.trim() !== '' && Number.isFinite(degrees)
          if (isNumber) change((now) => rotateTo(now, degrees))
          return isNumber
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
  /** Whether it could be read. */
  readonly onTyped: (text: string) => boolean
}

/** A value that takes effect when the shopper leaves the field or presses Enter; what can't be read stays, with a message. */
function NumberField({ label, unit, value, onTyped }: NumberFieldProps) {
  const id = useId()
  const [typing, setTyping] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const done = () => {
    const isRead = typing === null || typing === value || onTyped(typing)
    setIsWrong(!isRead)
    if (isRead) setTyping(null)
  }
  return (
    <div>
      <label htmlFor={id} className={css.field}>
        <span className={css.label}>{label}</span>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className={css.input}
          value={typing ?? value}
          aria-invalid={isWrong}
          aria-describedby={`${id}-wrong`}
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
      <span id={`${id}-wrong`} role="status" className={css.wrong}>
        {isWrong && messages.notANumber}
      </span>
    </div>
  )
}

function signed(text: string, then: (text: string, sign: number) => boolean): boolean {
  const trimmed = text.trim().replace(/^[−–]/, '-')
  return then(trimmed.replace(/^-/, ''), trimmed.startsWith('-') ? -1 : 1)
}
