import type { ProductSection } from '@kisscut/shop'
import { ProductTiles } from '../catalog/product-tiles.tsx'
import { Picture } from '../picture/picture.tsx'
import { anchorOf } from './anchor-of.ts'
import { ContactView } from './contact-view.tsx'
import { RecommendedView } from './recommended-view.tsx'
import type { Reviewed } from './reviewed.ts'
import { TestimonialsView } from './testimonials-view.tsx'
import { VideoView } from './video-view.tsx'
import * as messages from '../../messages/sections.ts'
import css from './section-view.module.css'

interface Props {
  readonly section: ProductSection
  readonly product: Reviewed
}

/** One section of the product page; empty ones are removed before (PAGE-7). */
export function SectionView({ section, product }: Props) {
  const { tiles, pictures, features, questions, testimonials, groups, video, contact } = section
  const id = anchorOf(section)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.section}>
      <h2 id={`${id}-title`}>{messages.headings[section.kind]}</h2>
      {groups?.map((group) => (
        <RecommendedView key={group.id} group={group} />
      ))}
      {video && <VideoView video={video} />}
      {tiles && <ProductTiles tiles={tiles} level={3} />}
      {testimonials && <TestimonialsView testimonials={testimonials} product={product} />}
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
      {contact && <ContactView contact={contact} />}
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
    </section>
  )
}
