import { NumberField } from './number-field.tsx'

interface Props {
  readonly label: string
  readonly degrees: number | null
  readonly isOff?: boolean
  readonly onChange: (degrees: number) => void
}

/** An angle in degrees. */
export const DegreesField = ({ label, degrees, isOff, onChange }: Props) => (
  <NumberField
    label={label}
    unit="°"
    value={degrees === null ? '' : String(Math.round(degrees * 10) / 10)}
    isOff={isOff}
    onTyped={(text) => {
      const typed = Number(text.replace('°', '').replace(',', '.'))
      const isNumber = text.trim() !== '' && Number.isFinite(typed)
      if (isNumber) onChange(typed)
      return isNumber
    }}
  />
)
