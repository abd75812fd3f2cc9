import { useRef } from 'react'
import css from './rolling-price.module.css'

/** A price whose changed digits roll in; it keeps its place, and does not roll when the page opens. */
export function RollingPrice({ text }: { readonly text: string }) {
  const shown = useRef({ text, before: text })
  if (shown.current.text !== text) shown.current = { text, before: shown.current.text }
  const { before } = shown.current
  const same = text.length === before.length ? sharedStart(text, before) : 0
  return (
    <span className={css.price}>
      {text.slice(0, same)}
      <span key={text} className={text === before ? undefined : css.rolling}>
        {text.slice(same)}
      </span>
    </span>
  )
}

/** Length of the common prefix of two texts. */
function sharedStart(one: string, other: string): number {
  const at = [...one].findIndex((character, index) => character !== other[index])
  return at < 0 ? one.length : at
}
