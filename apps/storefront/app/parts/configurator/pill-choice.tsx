import type { ReactNode } from 'react'
import css from './pill-choice.module.css'

interface Pill {
  readonly value: string
  readonly label: ReactNode
  readonly note?: ReactNode
}

interface Props {
  readonly name: string
  readonly type?: 'radio' | 'checkbox'
  readonly pills: readonly Pill[]
  readonly chosen: readonly string[]
  readonly onToggle: (value: string, isChosen: boolean) => void
  /** Labels of two words and more. */
  readonly wide?: boolean
}

/** Short answers beside each other; real radio buttons or checkboxes underneath. */
export function PillChoice({ name, type = 'radio', pills, chosen, onToggle, wide = false }: Props) {
  return (
    <div className={wide ? `${css.pills} ${css.wide}` : css.pills}>
      {pills.map(({ value, label, note }) => (
        <label key={value} className={css.pill}>
          <input
            type={type}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={(event) => onToggle(value, event.currentTarget.checked)}
            className={css.input}
          />
          <span className={css.label}>{label}</span>
          {note && <span className={css.note}>{note}</span>}
        </label>
      ))}
    </div>
  )
}
