import type { CategoryLink } from '@kisscut/shop'
import { useLocation } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { Icon } from '../icon/icon.tsx'
import { SearchField } from '../search/search-field.tsx'
import { CartLink } from './cart-link.tsx'
import { Column } from './column.tsx'
import { Logo } from './logo.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { PreferencesMenu } from './preferences-menu.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import { Link } from './link.tsx'
import * as messages from '../../messages/shell.tsx'
import css from './site-header.module.css'

interface Props {
  /** Name of the shop; empty if nothing could be loaded. */
  readonly name: string
  readonly logo: string | null
  readonly categories: readonly CategoryLink[]
  readonly cartCount: number
  /** Name of the signed-in account; null for a guest. */
  readonly accountName: string | null
  /** Available currencies, the main one first. */
  readonly currencies: readonly string[]
}

/**
 * Logo, categories, search, account and cart. On phones, categories and account are in a menu that works without
 * scripts, and search is a page.
 */
export function SiteHeader({ name, logo, categories, cartCount, accountName, currencies }: Props) {
  const { pathname } = useLocation()
  return (
    <header className={css.header} data-print="hide">
      <Column className={css.bar}>
        <Link
          to={urlFor('home')}
          className={css.home}
          aria-label={name === '' ? messages.home : messages.homeLink(name)}
        >
          <Logo name={name === '' ? messages.home : name} src={logo} />
        </Link>
        <nav aria-label={messages.shop} className={css.categories}>
          <ul className={css.list}>
            {categories.map(({ name, url }) => (
              <li key={url}>
                <Link
                  to={url}
                  aria-current={pathname.startsWith(url) ? 'page' : undefined}
                  className={css.category}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.search}>
          <SearchField label={messages.search} size="small" />
        </div>
        <Link to={urlFor('search')} className={css.searchLink}>
          <Icon name="search" />
          <VisuallyHidden>{messages.search}</VisuallyHidden>
        </Link>
        <Link to={urlFor('designs')} reloadDocument className={css.account}>
          <Icon name="pen" />
          <span className={css.accountName}>{messages.myDesigns}</span>
        </Link>
        <Link to={urlFor(accountName === null ? 'signIn' : 'account')} reloadDocument className={css.account}>
          <Icon name="account" />
          <span className={css.accountName}>{accountName ?? messages.signIn}</span>
        </Link>
        <PreferencesMenu currencies={currencies} className={css.preferences} />
        <CartLink count={cartCount} />
        <PhoneMenu categories={categories} accountName={accountName} currencies={currencies} />
      </Column>
    </header>
  )
}
