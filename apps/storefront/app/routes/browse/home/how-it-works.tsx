import { Column } from '../../../parts/page/column.tsx'
import { SectionHead } from '../../../parts/page/section-head.tsx'
import css from './how-it-works.module.css'

const STEPS = [
  {
    title: 'Say what you need',
    text: 'Material, size and quantity. The price answers at once, and tells you when more pieces cost less.',
  },
  {
    title: 'Lay your artwork on the cut line',
    text: 'PNG, JPEG, SVG or PDF. You see bleed, safe area and sharpness at true size, and where the knife will go.',
  },
  {
    title: 'Approve what you saw',
    text: 'The proof is drawn from the same file that goes to press and plotter. Then it is printed, cut and packed.',
  },
] as const

/** The three steps of an order, along one cut line. */
export function HowItWorks() {
  return (
    <Column as="section" className={css.how} aria-labelledby="how-it-works">
      <SectionHead id="how-it-works" title="How it works" />
      <ol className={css.steps}>
        {STEPS.map(({ title, text }, at) => (
          <li key={title} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {at + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Column>
  )
}
