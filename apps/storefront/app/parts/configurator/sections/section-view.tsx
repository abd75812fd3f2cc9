import type { ProductSection } from '@kisscut/shop'
import { ProductTiles } from '../../catalog/product-tiles.tsx'
import { Picture } from '../../picture/picture.tsx'
import * as messages from '../../../messages/sections.ts'
import css from './section-view.module.css'

/** Where the navigator leads to. */
export const anchorOf = ({ kind }: ProductSection): string => kind.replaceAll('_', '-')

/** One block of the product page; blocks without content never come here (PAGE-7). */
export function SectionView({ section }: { readonly section: ProductSection }) {
  const { tiles, pictures, features, questions, testimonial } = section
  const id = anchorOf(section)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.section}>
      <h2 id={`${id}-title`}>{messages.headings[section.kind]}</h2>
      {tiles && <ProductTiles tiles={tiles} level={3} />}
      {pictures && (
        <ul className={css.gallery} tabIndex={0} aria-label={messages.pictures}>
          {pictures.map((picture) => (
            <li key={picture.url}>
              <Picture picture={picture} className={css.photo} sizes="(max-width: 40rem) 80vw, 24rem" />
            </li>
          ))}
        </ul>
      )}
      {features && (
        <dl className={css.features}>
          {features.map(({ title, text }) => (
            <div key={title} className={css.feature}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {questions && (
        <div className={css.questions}>
          {questions.map(({ question, answer }) => (
            <details key={question} className={css.question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      )}
      {testimonial && (
        <figure className={css.testimonial}>
          <blockquote>{testimonial.text}</blockquote>
          <figcaption>{messages.signature(testimonial.author, testimonial.use)}</figcaption>
        </figure>
      )}
    </section>
  )
}
