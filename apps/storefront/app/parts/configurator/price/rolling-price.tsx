import { useEffect, useRef, useState } from 'react'
import css from './rolling-price.module.css'

/** A price whose changed digits roll in; it keeps its place, and is read out once it rests. */
export function RollingPrice({ text }: { readonly text: string }) {
  const first = useRef(text)
  const [hasChanged, setHasChanged] = useState(false)
  useEffect(() => {
    if (text !== first.current) setHasChanged(true)
  }, [text])
  return (
    <span className={css.price} data-rolling={hasChanged || undefined}>
      <span className={css.text}>{text}</span>
      <span aria-hidden="true">
        {[...text].map((character, at) => (
          <span key={`${text.length - at} ${character}`} className={css.digit}>
            {character}
          </span>
        ))}
      </span>
    </span>
  )
}
