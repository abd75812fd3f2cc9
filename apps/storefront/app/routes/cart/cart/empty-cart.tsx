import type { CategoryLink } from '@kisscut/shop'
import { urlFor } from '../../../links/url-for.ts'
import { ButtonLink } from '../../../parts/action/button-link.tsx'
import { Column } from '../../../parts/page/column.tsx'
import type { RemovedLine } from '../intents/cart-result.ts'
import { RestoreLine } from './restore-line.tsx'
import * as messages from '../../../messages/cart.ts'
import css from './empty-cart.module.css'

interface EmptyCartProps {
  readonly removed: RemovedLine | null
  readonly wayOn: CategoryLink | null
}

/** The empty cart. */
export function EmptyCart({ removed, wayOn }: EmptyCartProps) {
  return (
    <Column className={css.page}>
      {removed && <RestoreLine removed={removed} />}
      <div className={css.empty}>
        <svg viewBox="0 0 200 140" className={css.picture} aria-hidden="true">
          <rect className={css.backing} x="10" y="14" width="180" height="112" rx="8" />
          <circle className={css.place} cx="62" cy="70" r="32" />
          <rect className={css.place} x="112" y="40" width="58" height="60" rx="12" />
        </svg>
        <h1>{messages.emptyCart}</h1>
        <p>{messages.emptyCartText}</p>
        <ButtonLink to={wayOn?.url ?? urlFor('home')} kind="primary" size="large">
          {wayOn ? messages.browse(wayOn.name) : messages.goToShop}
        </ButtonLink>
      </div>
    </Column>
  )
}
