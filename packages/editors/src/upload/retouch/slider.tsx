import { useId } from 'react'
import css from './retouch-panel.module.css'

interface Props {
  readonly label: string
  readonly range: { readonly least: number; readonly most: number }
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A whole figure to be moved, with what it says beside its name. */
export function Slider({ label, range, value, onChange }: Props) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={css.row}>
        {label} <output htmlFor={id}>{value}</output>
      </label>
      <input
        id={id}
        type="range"
        min={range.least}
        max={range.most}
        value={value}
        className={css.slider}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  )
}
