import { Link } from '@remix-run/react'
import css from './breadcrumbs.module.css'

interface Crumb {
  readonly name: string
  readonly url: string
}

/** The way down to this page; the last one is where we are. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className={css.breadcrumbs} data-print="hide">
      <ol className={css.list}>
        {crumbs.map(({ name, url }, at) => (
          <li key={url} className={css.crumb}>
            {at === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={url} prefetch="intent">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
