import type { ArtworkStart } from '@kisscut/shop'
import { urlFor } from '../../links/url-for.ts'
import * as messages from '../../messages/artworks.ts'
import css from './artwork-tool.module.css'

/** The artist, and facts about the picture. MKT-9, IMG-1. */
export function Credits({ artwork }: { readonly artwork: ArtworkStart }) {
  const { artist, company, instructions } = artwork
  return (
    <>
      {artist && (
        <p className={css.credit}>
          {company?.logo && <img src={company.logo} alt="" width={32} height={32} className={css.logo} />}
          <span>
            {messages.by} <a href={urlFor('artist', { slug: artist.slug })}>{artist.name}</a>
            {company && (
              <>
                {' '}
                {messages.of} <a href={urlFor('company', { slug: company.slug })}>{company.name}</a>
              </>
            )}
          </span>
        </p>
      )}
      {artwork.hasWatermark && <p className={css.watermark}>{messages.watermark}</p>}
      {instructions !== '' && (
        <section className={css.instructions} aria-label={messages.instructions}>
          <p>{instructions}</p>
        </section>
      )}
    </>
  )
}
