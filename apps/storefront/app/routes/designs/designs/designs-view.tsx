import type { DesignList } from '@kisscut/shop'
import { Link } from '@remix-run/react'
import { urlFor } from '../../../links/url-for.ts'
import { ButtonLink } from '../../../parts/action/button-link.tsx'
import { TileGrid } from '../../../parts/catalog/tile-grid.tsx'
import { Notice } from '../../../parts/notice/notice.tsx'
import { Column } from '../../../parts/page/column.tsx'
import { DesignCard } from './design-card.tsx'
import type { Result, ShownDesign } from './shown.ts'
import * as messages from '../../../messages/designs.ts'
import css from './designs-view.module.css'

interface Props {
  readonly list: Omit<DesignList, 'designs'> & { readonly designs: readonly ShownDesign[] }
  readonly isGuest: boolean
  /** The result of the last form. */
  readonly result: Result | null
}

/** A shopper's designs, last changed first. TOOL-8. */
export function DesignsView({ list, isGuest, result }: Props) {
  const { designs, count, page, pages } = list
  const hasCard = designs.some(({ id }) => id === result?.id)
  const wrong = result && [result.error, ...Object.values(result.errors).flat()].filter(Boolean).join(' ')
  return (
    <Column className={css.page}>
      <div className={css.head}>
        <h1>{messages.myDesigns}</h1>
        {count > 0 && <p>{messages.count(count)}</p>}
      </div>
      {result?.report && <Notice kind="ok">{result.report}</Notice>}
      {wrong && !hasCard && <Notice kind="error">{wrong}</Notice>}
      {isGuest && count > 0 && (
        <Notice kind="info" action={<AccountLinks />}>
          {messages.staysHere}
        </Notice>
      )}
      {count === 0 ? (
        <div className={css.empty}>
          <h2>{messages.none}</h2>
          <p>{messages.noneText}</p>
          <ButtonLink to={urlFor('home')} kind="primary" size="large">
            {messages.browse}
          </ButtonLink>
          {isGuest && <AccountLinks />}
        </div>
      ) : (
        <TileGrid>
          {designs.map((design) => (
            <DesignCard key={design.id} design={design} result={result?.id === design.id ? result : null} />
          ))}
        </TileGrid>
      )}
      {pages > 1 && (
        <nav aria-label={messages.pages} className={css.pages}>
          {page > 1 && <Link to={at(page - 1)}>{messages.earlier}</Link>}
          <span>{messages.pageOf(page, pages)}</span>
          {page < pages && <Link to={at(page + 1)}>{messages.later}</Link>}
        </nav>
      )}
    </Column>
  )
}

const at = (page: number) => `${urlFor('designs')}?page=${page}`

/** Links that keep a guest's designs in an account and return here. */
const AccountLinks = () => (
  <span className={css.account}>
    <a href={`${urlFor('signIn')}?next=${urlFor('designs')}`}>{messages.signIn}</a>
    <a href={urlFor('signUp')}>{messages.signUp}</a>
  </span>
)
