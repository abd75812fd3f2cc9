import type { CategoryLink } from '@kisscut/shop'
import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { urlFor } from '../../links/url-for.ts'
import { Icon } from '../icon/icon.tsx'
import { CLOSES_ON_ESCAPE } from './close-menus.ts'
import { PreferencesForm } from './preferences-menu.tsx'
import { Link } from './link.tsx'
import * as messages from '../../messages/shell.tsx'
import css from './phone-menu.module.css'

interface PhoneMenuProps {
  readonly categories: readonly CategoryLink[]
  /** Name of the signed-in account; null for a guest. */
  readonly accountName: string | null
  readonly currencies: readonly string[]
}

/** Categories and account on narrow screens, in a native `<details>` that closes when a link is followed. */
export function PhoneMenu({ categories, accountName, currencies }: PhoneMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    menu.current?.removeAttribute('open')
  }, [key])

  return (
    <details ref={menu} className={css.menu} {...{ [CLOSES_ON_ESCAPE]: '' }}>
      <summary className={css.button}>
        <Icon name="menu" />
        {messages.menu}
      </summary>
      <nav aria-label={messages.shopMenu} className={css.panel}>
        <ul className={css.list}>
          <li>
            <Link to={urlFor('home')} className={css.link}>
              {messages.home}
            </Link>
          </li>
          {categories.map(({ name, url, shortDescription }) => (
            <li key={url}>
              <Link to={url} className={css.link}>
                {name}
                {shortDescription && <span className={css.about}>{shortDescription}</span>}
              </Link>
            </li>
          ))}
          <li>
            <Link to={urlFor('designs')} reloadDocument className={css.link}>
              {messages.myDesigns}
            </Link>
          </li>
          <li>
            <Link
              to={urlFor(accountName === null ? 'signIn' : 'account')}
              reloadDocument
              className={css.link}
            >
              {accountName ?? messages.signIn}
            </Link>
          </li>
        </ul>
        <div className={css.preferences}>
          <PreferencesForm currencies={currencies} />
        </div>
      </nav>
    </details>
  )
}
