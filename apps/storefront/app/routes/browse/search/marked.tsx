import type { TextPart } from '@kisscut/shop'
import css from './search.module.css'

/** A text with the matching words marked. */
export function Marked({ parts }: { readonly parts: readonly TextPart[] }) {
  return (
    <span>
      {parts.map(({ text, isHit }, at) =>
        isHit ? (
          <mark key={at} className={css.hit}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  )
}
