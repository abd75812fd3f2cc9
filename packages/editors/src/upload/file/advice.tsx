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
  const [wide, high] = [width, height].map((side) => Math.ceil(side * CRISP))
  return (
    <section className={css.advice} aria-label="What prints best">
      <h2 className={css.name}>What prints best</h2>
      <ul>
        <li>SVG, PDF and Illustrator files stay sharp at any size.</li>
        <li>
          Photos print sharp at this size from {wide} × {high} pixels.
        </li>
        <li>A transparent or plain background works best. We can remove it for you.</li>
      </ul>
    </section>
  )
}
