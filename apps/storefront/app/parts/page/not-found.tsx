import type { ReactNode } from 'react'
import { urlFor } from '../../links/url-for.ts'
import { ButtonLink } from '../action/button-link.tsx'
import { SearchField } from '../search/search-field.tsx'
import { Column } from './column.tsx'
import { Link } from './link.tsx'
import * as messages from '../../messages/shell.tsx'
import css from './missing.module.css'
import { useRootData } from './root-data.ts'

/** The 404 page: a sheet with one sticker peeled off, links, and the page's own suggestions. */
export function NotFound({ children }: { readonly children?: ReactNode }) {
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
          <h1>{messages.notFound}</h1>
          <p>{messages.notFoundText}</p>
          <SearchField label={messages.searchShop} />
          <ul className={css.categories}>
            {categories.map(({ name, url }) => (
              <li key={url}>
                <Link to={url}>{name}</Link>
              </li>
            ))}
          </ul>
          <ButtonLink to={urlFor('home')} kind="primary">
            {messages.backToShop}
          </ButtonLink>
        </div>
      </Column>
      {children}
    </>
  )
}
