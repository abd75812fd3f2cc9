import type { CategoryLink } from '@kisscut/shop'
import { Link } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { Column } from './column.tsx'
import { Logo } from './logo.tsx'
import * as messages from '../../messages/shell.tsx'
import css from './site-footer.module.css'

interface Props {
  readonly categories: readonly CategoryLink[]
  /** Help and legal pages. PAGE-22. */
  readonly pages: readonly CategoryLink[]
}

/** The footer of every page: what is sold, and what a shopper asks before buying. */
export function SiteFooter({ categories, pages }: Props) {
  return (
    <footer className={css.footer} data-print="hide">
      <Column className={css.inside}>
        <div className={css.about}>
          <Logo />
          <p>{messages.aboutShop}</p>
        </div>
        <nav aria-label={messages.footer}>
          <Links links={[...categories, { name: messages.cart, url: urlFor('cart') }]} />
        </nav>
        {pages.length > 0 && (
          <nav aria-label={messages.help}>
            <Links links={pages} />
          </nav>
        )}
      </Column>
    </footer>
  )
}

function Links({ links }: { readonly links: readonly Pick<CategoryLink, 'name' | 'url'>[] }) {
  return (
    <ul className={css.links}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <Link to={url}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}
