import type { ReactNode } from 'react'
import css from './pill-choice.module.css'

interface Pill {
  readonly value: string
  readonly label: string
  readonly note?: string
  /** Above the label. */
  readonly picture?: ReactNode
}

interface Props {
  readonly name: string
  readonly type?: 'radio' | 'checkbox'
  readonly pills: readonly Pill[]
  readonly chosen: readonly string[]
  readonly onToggle: (value: string, isChosen: boolean) => void
}

/** Short choices side by side: styled radio buttons or checkboxes. */
export function PillChoice({ name, type = 'radio', pills, chosen, onToggle }: Props) {
  const isWide = pills.some(({ label, note }) => note || String(label).length > 8)
  return (
    <div className={isWide ? `${css.pills} ${css.wide}` : css.pills}>
      {pills.map(({ value, label, note, picture }) => (
        <label key={value} className={css.pill}>
          <input
            type={type}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={(event) => onToggle(value, event.currentTarget.checked)}
            className={css.input}
          />
          {picture}
          <span className={css.label}>{label}</span>
          {note && <span className={css.note}>{note}</span>}
        </label>
      ))}
    </div>
  )
}
