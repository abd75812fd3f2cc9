import type { MakerPage } from '@kisscut/shop'
import { urlFor } from '../../../links/url-for.ts'
import * as messages from '../../../messages/artworks.ts'
import { productClasses } from '../../../messages/product-classes.ts'
import { ProductTiles } from '../../../parts/catalog/product-tiles.tsx'
import { Breadcrumbs } from '../../../parts/page/breadcrumbs.tsx'
import { Column } from '../../../parts/page/column.tsx'
import { SectionHead } from '../../../parts/page/section-head.tsx'
import css from './maker.module.css'

interface Props {
  readonly maker: MakerPage
  readonly url: string
}

/** An artist or a company, with everything they sell. MKT-9. */
export function MakerView({ maker, url }: Props) {
  const { name, slogan, logo, company, artists, works } = maker
  return (
    <>
      <Column>
        <Breadcrumbs
          isFirst
          crumbs={[
            { name: productClasses.marketplace, url: urlFor('category', { categoryPath: 'marketplace' }) },
            { name, url },
          ]}
        />
        <header className={css.head}>
          {logo && <img src={logo.url} alt="" width={96} height={96} className={css.logo} />}
          <div>
            <h1 className={css.name}>{name}</h1>
            {slogan !== '' && <p className={css.slogan}>{slogan}</p>}
            {company && (
              <p className={css.slogan}>
                {messages.of} <a href={urlFor('company', { slug: company.slug })}>{company.name}</a>
              </p>
            )}
            {artists.length > 0 && (
              <ul className={css.artists} role="list" aria-label={messages.artists}>
                {artists.map((artist) => (
                  <li key={artist.slug}>
                    <a href={urlFor('artist', { slug: artist.slug })}>{artist.name}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </header>
      </Column>
      <Column as="section" aria-labelledby="works">
        <SectionHead id="works" title={messages.works} />
        {works.length > 0 ? <ProductTiles tiles={works} /> : <p>{messages.noWorks}</p>}
      </Column>
    </>
  )
}
