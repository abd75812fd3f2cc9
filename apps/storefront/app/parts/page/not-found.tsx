import type { ProductTile } from '@kisscut/shop'
import { Link } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { ButtonLink } from '../action/button-link.tsx'
import { ProductTiles } from '../catalog/product-tiles.tsx'
import { SearchField } from '../search/search-field.tsx'
import { Column } from './column.tsx'
import css from './missing.module.css'
import { useRootData } from './root-data.ts'
import { SectionHead } from './section-head.tsx'

/** The 404 page: a sheet with one sticker peeled off, and four links. */
export function NotFound({ popular = [] }: { readonly popular?: readonly ProductTile[] }) {
  const categories = useRootData()?.navigation.categories ?? []
  return (
    <>
      <Column className={css.missing}>
        <div className={css.sheet} aria-hidden="true">
          <span className={css.peeled}>4</span>
          <span className={css.hole} />
          <span className={css.peeled}>4</span>
        </div>
        <div className={css.words}>
          <h1>This one has been peeled off</h1>
          <p>
            There is nothing at this address any more, or there never was. The backing sheet is all that is
            left. Look for it by name, or pick a category:
          </p>
          <SearchField label="Search the shop" />
          <ul className={css.categories}>
            {categories.map(({ name, url }) => (
              <li key={url}>
                <Link to={url}>{name}</Link>
              </li>
            ))}
          </ul>
          <ButtonLink to={urlFor('home')} kind="primary">
            Back to the shop
          </ButtonLink>
        </div>
      </Column>
      {popular.length > 0 && (
        <Column as="section" aria-labelledby="popular">
          <SectionHead id="popular" title="Popular products" />
          <ProductTiles tiles={popular} />
        </Column>
      )}
    </>
  )
}
