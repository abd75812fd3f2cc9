import type { CategoryLink } from '@kisscut/shop'
import { Link } from '@remix-run/react'
import { urlFor } from '../../links/url-for.ts'
import { Column } from './column.tsx'
import { Logo } from './logo.tsx'
import css from './site-footer.module.css'

/** The footer of every page. */
export function SiteFooter({ categories }: { readonly categories: readonly CategoryLink[] }) {
  return (
    <footer className={css.footer} data-print="hide">
      <Column className={css.inside}>
        <div className={css.about}>
          <Logo />
          <p>Stickers, labels, decals and signs, printed and cut by people who cut vinyl for a living.</p>
        </div>
        <nav aria-label="Footer">
          <ul className={css.links}>
            {categories.map(({ name, url }) => (
              <li key={url}>
                <Link to={url}>{name}</Link>
              </li>
            ))}
            <li>
              <Link to={urlFor('cart')}>Cart</Link>
            </li>
          </ul>
        </nav>
        <dl className={css.figures}>
          <div>
            <dt>Bleed and safe area</dt>
            <dd>0.0625 in each</dd>
          </div>
          <div>
            <dt>Sharp from</dt>
            <dd>300 dpi</dd>
          </div>
          <div>
            <dt>Cut line ink</dt>
            <dd className={css.cutLine}>CutContour</dd>
          </div>
        </dl>
      </Column>
    </footer>
  )
}
