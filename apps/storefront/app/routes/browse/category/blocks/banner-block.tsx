import type { CategoryBlock } from '@kisscut/shop'
import { ButtonLink } from '../../../../parts/action/button-link.tsx'
import { Picture } from '../../../../parts/picture/picture.tsx'
import css from './banner-block.module.css'

type Banner = Extract<CategoryBlock, { display: 'banner' }>

/** A picture, a sentence and a call to action. */
export function BannerBlock({ banner, eager }: { readonly banner: Banner; readonly eager: boolean }) {
  const { title, text, picture, action } = banner
  return (
    <div className={css.banner}>
      <div className={css.words}>
        {title && <h2>{title}</h2>}
        {text && <p>{text}</p>}
        {action && (
          <ButtonLink to={action.url} kind="primary" size="large" prefetch="intent">
            {action.label}
          </ButtonLink>
        )}
      </div>
      {picture && (
        <div className={css.picture}>
          <Picture
            picture={picture}
            loading={eager ? 'eager' : 'lazy'}
            decorative
            sizes="(max-width: 48rem) 100vw, 36rem"
          />
        </div>
      )}
    </div>
  )
}
