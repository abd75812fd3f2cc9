import css from './file-card.module.css'

interface Props {
  /** Size of the product in inches. */
  readonly width: number
  readonly height: number
}

/** Dots an inch that print crisp. */
const CRISP = 300

/** What prints best on this product, before there is any artwork. */
export function Advice({ width, height }: Props) {
  const [wide, high] = [width, height].map((side) => Math.ceil(side * CRISP))
  return (
    <section className={css.advice} aria-label="What prints best">
      <h2 className={css.name}>What prints best</h2>
      <ul>
        <li>SVG, PDF and Illustrator files stay vectors: sharp at any size.</li>
        <li>
          Pictures of {wide} × {high} pixels or more print crisp at this size.
        </li>
        <li>Transparent around the motif, or plain: we can remove the background.</li>
      </ul>
    </section>
  )
}
