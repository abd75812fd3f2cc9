import type { CategoryLink, Contact, ShownSettings } from '@kisscut/shop'
import { urlFor } from '../../links/url-for.ts'
import { Column } from './column.tsx'
import { Logo } from './logo.tsx'
import { Link } from './link.tsx'
import * as messages from '../../messages/shell.tsx'
import css from './site-footer.module.css'

interface Props {
  /** Null if nothing could be loaded. */
  readonly shop: ShownSettings | null
  readonly categories: readonly CategoryLink[]
  /** Help and legal pages. PAGE-22. */
  readonly pages: readonly Pick<CategoryLink, 'name' | 'url'>[]
}

/** The footer of every page: categories, help and contact. */
export function SiteFooter({ shop, categories, pages }: Props) {
  return (
    <footer className={css.footer} data-print="hide">
      <Column className={css.inside}>
        <div className={css.about}>
          {shop !== null && <Logo name={shop.name} src={shop.logo} />}
          <p>{shop?.about}</p>
          {shop?.tax && <p>{messages.pricesIncludeTax(shop.tax.name)}</p>}
          {shop?.contact && <Reach contact={shop.contact} />}
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

/** Contact details of the shop. */
function Reach({ contact: { lines, email, phone } }: { readonly contact: Contact }) {
  return (
    <address className={css.contact} aria-label={messages.contact}>
      {lines.map((line, at) => (
        <span key={at}>{line}</span>
      ))}
      {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
      {phone !== '' && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
    </address>
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
