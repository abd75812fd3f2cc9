import { urlFor } from '../../links/url-for.ts'
import { Link } from './link.tsx'
import * as messages from '../../messages/shell.tsx'
import css from './breadcrumbs.module.css'

interface Crumb {
  readonly name: string
  readonly url: string
}

interface Props {
  readonly crumbs: readonly Crumb[]
  /** Directly below the header, with less space above. */
  readonly isFirst?: boolean
}

/** Breadcrumbs from home to this page. */
export function Breadcrumbs({ crumbs, isFirst = false }: Props) {
  const way = [{ name: messages.home, url: urlFor('home') }, ...crumbs]
  return (
    <nav
      aria-label={messages.breadcrumb}
      className={isFirst ? `${css.breadcrumbs} ${css.first}` : css.breadcrumbs}
      data-print="hide"
    >
      <ol className={css.list}>
        {way.map(({ name, url }, at) => (
          <li key={url} className={css.crumb}>
            {at === way.length - 1 ? <span aria-current="page">{name}</span> : <Link to={url}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
