import { Column } from '../../../parts/page/column.tsx'
import { SectionHead } from '../../../parts/page/section-head.tsx'
import css from './how-it-works.module.css'

const STEPS = [
  {
    title: 'Choose your product',
    text: 'Pick material, size and quantity. The price updates as you go and tells you when more pieces cost less.',
  },
  {
    title: 'Upload and place your artwork',
    text: 'PNG, JPEG, SVG or PDF. You see the cut line, bleed, safe area and sharpness on your own artwork.',
  },
  {
    title: 'Review your proof',
    text: 'Your proof comes from the same file we print and cut from. Then we print, cut and pack your order.',
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
