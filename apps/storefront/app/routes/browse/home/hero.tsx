import { Button } from '../../../parts/action/button.tsx'
import { ButtonLink } from '../../../parts/action/button-link.tsx'
import { Column } from '../../../parts/page/column.tsx'
import { Picture } from '../../../parts/picture/picture.tsx'
import * as messages from '../../../messages/home.ts'
import css from './hero.module.css'
import { STICKERS } from './stickers.ts'

/** The shop in one sentence and one picture, with an upload for the first product. */
export function Hero({ start }: { readonly start: string | undefined }) {
  return (
    <section className={css.hero} aria-labelledby="hero-title">
      <Column className={css.inside}>
        <div className={css.words}>
          <h1 id="hero-title" className={css.title}>
            {messages.hero}
          </h1>
          <p className={css.lead}>{messages.lead}</p>
          {start && (
            <div className={css.actions}>
              <ButtonLink to={start} kind="primary" size="large" prefetch="intent">
                {messages.makeSticker}
              </ButtonLink>
              <form method="post" action={start}>
                <Button type="submit" size="large">
                  {messages.uploadArtwork}
                </Button>
              </form>
              <a href="#how-it-works" className={css.how}>
                {messages.howItWorks}
              </a>
            </div>
          )}
        </div>
        <div className={css.table} aria-hidden="true">
          {STICKERS.map(({ picture, place, sizes }) => (
            <Picture
              key={picture.url}
              picture={picture}
              sizes={sizes}
              loading={place === 'first' ? 'eager' : 'lazy'}
              decorative
              className={`${css.sticker} ${css[place]}`}
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
