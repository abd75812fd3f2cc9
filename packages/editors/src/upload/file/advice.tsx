import * as messages from '../../messages/upload.ts'
import css from './file-card.module.css'

interface Props {
  /** Size of the product in inches. */
  readonly width: number
  readonly height: number
  /** Dots per inch for sharp print. */
  readonly good: number
}

/** Advice on artwork for this product, before there is any. */
export function Advice({ width, height, good }: Props) {
  const pixels = (side: number) => Math.ceil(side * good)
  return (
    <section className={css.advice} aria-label={messages.bestFiles}>
      <h2 className={css.name}>{messages.bestFiles}</h2>
      <ul>
        <li>{messages.vectorFiles}</li>
        {good > 0 && <li>{messages.photos(pixels(width), pixels(height))}</li>}
        <li>{messages.plainBackgrounds}</li>
      </ul>
    </section>
  )
}
