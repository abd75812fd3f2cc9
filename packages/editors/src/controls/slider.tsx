import { useId } from 'react'
import css from './slider.module.css'

interface Props {
  readonly label: string
  /** `step` between values; default 1. */
  readonly range: { readonly least: number; readonly most: number; readonly step?: number }
  readonly value: number
  /** The displayed value; by default the number. */
  readonly text?: string
  readonly onChange: (value: number) => void
}

/** A slider with its value beside its name. */
export function Slider({ label, range, value, text, onChange }: Props) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={css.row}>
        {label} <output htmlFor={id}>{text ?? value}</output>
      </label>
      <input
        id={id}
        type="range"
        min={range.least}
        max={range.most}
        step={range.step}
        value={value}
        aria-valuetext={text}
        className={css.slider}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  )
}
