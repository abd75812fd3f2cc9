import { Column } from '../../../parts/page/column.tsx'
import { SectionHead } from '../../../parts/page/section-head.tsx'
import * as messages from '../../../messages/home.ts'
import css from './how-it-works.module.css'

/** The three steps of an order, along one cut line. */
export function HowItWorks() {
  return (
    <Column as="section" className={css.how} aria-labelledby="how-it-works">
      <SectionHead id="how-it-works" title={messages.howItWorks} />
      <ol className={css.steps}>
        {messages.steps.map(({ title, text }, at) => (
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
