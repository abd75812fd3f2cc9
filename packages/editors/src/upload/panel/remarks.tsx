import type { Remark } from '../look-over.ts'
import css from './remarks.module.css'

interface Props {
  readonly remarks: readonly Remark[]
  readonly onMend: (mend: NonNullable<Remark['mend']>) => void
}

const MENDS = { fit: 'Fit it in', fill: 'Fill the shape' } as const

/** What to look at before printing, as it is now; read out when it changes. */
export function Remarks({ remarks, onMend }: Props) {
  return (
    <ul className={css.remarks} aria-live="polite" aria-label="Before printing">
      {remarks.map(({ level, text, mend }) => (
        <li key={text} className={css[level]}>
          <span>{text}</span>
          {mend && (
            <button type="button" className={css.mend} onClick={() => onMend(mend)}>
              {MENDS[mend]}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
