import { parseTypedLength } from '@kisscut/core/configuration'
import { inUnit, type Unit } from '@kisscut/core/units'
import { NumberField } from './number-field.tsx'

interface Props {
  readonly label: string
  /** Null for an empty field. */
  readonly inches: number | null
  readonly unit: Unit
  readonly locale: string
  /** The least accepted value; by default none: negative values are accepted. */
  readonly least?: number
  readonly isOff?: boolean
  /** Returns a message if the value is rejected. */
  readonly onChange: (inches: number) => string | void
}

/** A length in the shopper's unit. */
export const LengthField = ({ label, inches, unit, locale, least, isOff, onChange }: Props) => (
  <NumberField
    label={label}
    unit={unit}
    value={inches === null ? '' : shownLength(inches, unit)}
    isOff={isOff}
    onTyped={(text) => {
      const trimmed = text.trim().replace(/^[−–]/, '-')
      const read = parseTypedLength(trimmed.replace(/^-/, ''), unit, locale)
      const value = read.ok ? Number(read.value) * (trimmed.startsWith('-') ? -1 : 1) : NaN
      if (!(value >= (least ?? -Infinity))) return false
      return onChange(value) ?? true
    }}
  />
)

/** A length in inches as displayed in a field. */
export const shownLength = (inches: number, unit: Unit): string =>
  (inches < 0 ? '-' : '') + inUnit(Math.abs(inches).toFixed(3), unit)
