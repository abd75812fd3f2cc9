import { ButtonLink } from '../../../parts/action/button.tsx'
import { Column } from '../../../parts/page/column.tsx'
import css from './hero.module.css'

/** Stickers lying on the table: picture, and the class that says where. */
const STICKERS = [
  { src: '/demo/hero-2.webp', place: css.second },
  { src: '/demo/hero-4.webp', place: css.fourth },
  { src: '/demo/hero-1.webp', place: css.first },
  { src: '/demo/hero-3.webp', place: css.third },
] as const

/** What the shop is, in one sentence and one picture. */
export function Hero({ start }: { readonly start: string | undefined }) {
  return (
    <section className={css.hero} aria-labelledby="hero-title">
      <Column className={css.inside}>
        <div className={css.words}>
          <h1 id="hero-title" className={css.title}>
            Cut exactly where you say.
          </h1>
          <p className={css.lead}>
            Stickers and labels in your size and shape. See the price as you type, the cut line on your own
            artwork, and get what you saw.
          </p>
          {start && (
            <div className={css.ways}>
              <ButtonLink to={start} kind="primary" size="large" prefetch="intent">
                Make a sticker
              </ButtonLink>
              <a href="#how-it-works" className={css.how}>
                How it works
              </a>
            </div>
          )}
        </div>
        <div className={css.table} aria-hidden="true">
          {STICKERS.map(({ src, place }) => (
            <img
              key={src}
              src={src}
              alt=""
              width={960}
              height={960}
              className={`${css.sticker} ${place}`}
              {...(place === css.first ? { fetchpriority: 'high' } : {})}
            />
          ))}
          <svg className={css.dieLine} viewBox="0 0 100 100">
            <circle cx="50" cy="50" r="48.6" pathLength="180" />
          </svg>
        </div>
      </Column>
    </section>
  )
}
