import * as messages from '../../messages/upload.ts'
import css from './file-card.module.css'

interface Props {
  /** Size of the product in inches. */
  readonly width: number
  readonly height: number
}

/** Dots an inch that print sharp. */
const CRISP = 300

/** What prints best on this product, before there is any artwork. */
export function Advice({ width, height }: Props) {
  const pixels = (side: number) => Math.ceil(side * CRISP)
  return (
    <section className={css.advice} aria-label={messages.bestFiles}>
      <h2 className={css.name}>{messages.bestFiles}</h2>
      <ul>
        <li>{messages.vectorFiles}</li>
        <li>{messages.photos(pixels(width), pixels(height))}</li>
        <li>{messages.plainBackgrounds}</li>
      </ul>
    </section>
  )
}
