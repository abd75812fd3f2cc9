import type { Remark } from '../look-over.ts'
import css from './remarks.module.css'

interface Props {
  readonly remarks: readonly Remark[]
  readonly onMend: (mend: NonNullable<Remark['mend']>) => void
  /** What is shown on the mat while a remark is pointed at, or its button is down. */
  readonly shown: Remark['about'] | null
  readonly onShow: (about: Remark['about'] | null) => void
}

const MENDS = { fit: 'Fit to size', fill: 'Fill the shape' } as const

/** What to look at before printing, as it is now, with its place on the mat; read out when it changes. */
export function Remarks({ remarks, onMend, shown, onShow }: Props) {
  return (
    <ul className={css.remarks} aria-live="polite" aria-label="Before printing">
      {remarks.map(({ level, text, about, mend }) => (
        <li
          key={text}
          className={css[level]}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onShow(about ?? null)}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onShow(null)}
        >
          <span>{text}</span>
          {about && (
            <button
              type="button"
              className={css.mend}
              aria-pressed={shown === about}
              aria-label={`Show on the mat: ${about === 'cut' ? 'the cut line' : 'the artwork'}`}
              onClick={() => onShow(shown === about ? null : about)}
            >
              Show
            </button>
          )}
          {mend && (
            <button type="button" className={css.mend} onClick={() => onMend(mend)}>
              {typeof mend === 'string' ? MENDS[mend] : 'Mend it'}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
