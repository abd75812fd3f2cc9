import { moveBy, rotateTo, widenTo, heightenTo, type Placement } from '@kisscut/artwork/placement'
import { inUnit, parseLength, type Unit } from '@kisscut/core/units'
import { useId, useState } from 'react'
import css from './placement-fields.module.css'

interface Props {
  readonly placement: Placement
  readonly unit: Unit
  readonly locale: string
  readonly onSet: (placement: Placement) => void
}

/** The placement in figures: from the left and top edge, wide, high, and turned. Each can be typed. */
export function PlacementFields({ placement, unit, locale, onSet }: Props) {
  const length = (text: string, then: (inches: number) => Placement) => {
    const read = parseLength(text, unit, locale)
    if (read.ok) onSet(then(Number(read.value)))
  }
  const shown = (inches: number) => (inches < 0 ? '-' : '') + inUnit(Math.abs(inches).toFixed(3), unit)
  const { x, y, width, height, rotation } = placement
  return (
    <div className={css.fields}>
      <NumberField
        label="Left"
        unit={unit}
        value={shown(x)}
        onTyped={(text) => signed(text, (t, sign) => length(t, (to) => moveBy(placement, sign * to - x, 0)))}
      />
      <NumberField
        label="Top"
        unit={unit}
        value={shown(y)}
        onTyped={(text) => signed(text, (t, sign) => length(t, (to) => moveBy(placement, 0, sign * to - y)))}
      />
      <NumberField
        label="Width"
        unit={unit}
        value={shown(width)}
        onTyped={(text) => length(text, (to) => (to > 0 ? widenTo(placement, to) : placement))}
      />
      <NumberField
        label="Height"
        unit={unit}
        value={shown(height)}
        onTyped={(text) => length(text, (to) => (to > 0 ? heightenTo(placement, to) : placement))}
      />
      <NumberField
        label="Turned"
        unit="°"
        value={String(Math.round(rotation * 10) / 10)}
        onTyped={(text) => {
          const degrees = Number(text.replace('°', '').replace(',', '.'))
          if (text.trim() !== '' && Number.isFinite(degrees)) onSet(rotateTo(placement, degrees))
        }}
      />
    </div>
  )
}

interface NumberFieldProps {
  readonly label: string
  readonly unit: string
  readonly value: string
  readonly onTyped: (text: string) => void
}

/** A figure that takes effect when the shopper leaves the field or presses Enter. */
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
