import { urlFor } from '../../links/url-for.ts'
import { Icon } from '../icon/icon.tsx'
import { CART_LINK } from './returned.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import { Link } from './link.tsx'
import * as messages from '../../messages/shell.tsx'
import css from './cart-link.module.css'

/** Link to the cart with its number of lines. */
export function CartLink({ count }: { readonly count: number }) {
  return (
    <Link to={urlFor('cart')} prefetch="intent" className={css.cart} {...{ [CART_LINK]: '' }}>
      <Icon name="cart" />
      {messages.cart}
      {count > 0 && (
        <span key={count} className={css.count}>
          {count}
          <VisuallyHidden>{messages.productsInCart(count)}</VisuallyHidden>
        </span>
      )}
    </Link>
  )
}
