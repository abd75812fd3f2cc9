import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CartView } from './cart/cart-view.tsx'
import { shownCart } from './cart/shown-cart.ts'
import { EmptyCart } from './cart/empty-cart.tsx'
import { resultOf } from './intents/result-of.ts'
import { intentOf } from './intents/intents.ts'
import { titleOf } from '../../parts/page/meta.ts'
import * as messages from '../../messages/cart.ts'

export async function loader({ request, context: { shop, viewer } }: LoaderFunctionArgs) {
  const [cart, { categories }] = await Promise.all([shop.cart.show(viewer), shop.browse.navigation(viewer)])
  return {
    /** One key per page, so that a form sent twice duplicates its line once. */
    formKey: crypto.randomUUID(),
    cart: shownCart(cart, viewer),
    q: new URL(request.url).searchParams.get('q'),
    wayOn: categories[0] ?? null,
    today: new Date().toISOString(),
  }
}

/** The cart page. Each intent (change quantity, duplicate, save for later, move to cart, use new product, keep product, remove, restore) is one function in intents/. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await request.formData()
  return resultOf(await intentOf(fields)(fields, context))
}

export const meta: MetaFunction = ({ matches }) => [
  { title: titleOf(messages.title, matches) },
  { name: 'robots', content: 'noindex' },
]

export default function CartPage() {
  const { cart, q, wayOn, formKey, today } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  if (cart.items.length + cart.savedForLater.length === 0)
    return <EmptyCart removed={result?.removed ?? null} wayOn={wayOn} />
  return <CartView cart={cart} result={result ?? null} q={q} formKey={formKey} today={today} />
}
