import type { ProductSection } from '@kisscut/shop'
import { ProductTiles } from '../../catalog/product-tiles.tsx'
import { Picture } from '../../picture/picture.tsx'
import css from './section-view.module.css'

/** Where the navigator leads to. */
export const anchorOf = ({ kind }: ProductSection): string => kind.replaceAll('_', '-')

/** What a section is headed with; the navigator has the short names of PAGE-6. */
const HEADINGS: Readonly<Record<ProductSection['kind'], string>> = {
  recommended_products: 'You may also like',
  product: 'Product',
  featured_video: 'See how it’s made',
  trending_products: 'More to choose from',
  featured_testimonial: 'What customers say',
  product_gallery: 'See it in use',
  product_features: 'What you get',
  product_video: 'Watch the video',
  contact_us: 'Contact us',
  faqs: 'Questions and answers',
}

/** One block of the product page; blocks without content never come here (PAGE-7). */
export function SectionView({ section }: { readonly section: ProductSection }) {
  const { tiles, pictures, features, questions, testimonial } = section
  const id = anchorOf(section)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.section}>
      <h2 id={`${id}-title`}>{HEADINGS[section.kind]}</h2>
      {tiles && <ProductTiles tiles={tiles} level={3} />}
      {pictures && (
        <ul className={css.gallery} tabIndex={0} aria-label="Pictures">
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
          <figcaption>
            {testimonial.author}, {testimonial.use}
          </figcaption>
        </figure>
      )}
    </section>
  )
}
