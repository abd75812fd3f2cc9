import type { ConfigurationChange } from '@kisscut/core/configuration'
import type { ClipartPage, Shop, Viewer } from '@kisscut/shop'
import { STALE } from '../../../parts/configurator/live/live-id.ts'
import { urlFor } from '../../../links/url-for.ts'
import { revisionOf } from '../revision-of.server.ts'
import { unlessTwoSizes } from '../unless-two-sizes.server.ts'

interface Sent extends Pick<ClipartPage, 'page' | 'start'> {
  readonly change: ConfigurationChange
  readonly form: URLSearchParams
  readonly here: URL
}

/** Maximum length of a value in an address. */
const LONGEST_IN_ADDRESS = 2000

/**
 * Saves a form sent without scripts and adds the product to the cart. Rejected input leads back to the page with all
 * values, where each problem is shown at its field; other failures are returned as text. CLIP-2.
 */
export async function orderForm(
  shop: Shop,
  viewer: Viewer,
  { page, start, change, form, here }: Sent,
): Promise<{ readonly url: string } | { readonly errors: readonly string[] }> {
  const saved = await unlessTwoSizes(page, () =>
    shop.clipart.save(viewer, {
      id: start.id,
      productId: page.product.id,
      change,
      paints: start.paints,
      inverted: start.inverted,
      revision: revisionOf(form),
      currency: form.get('currency'),
    }),
  )
  const q = here.searchParams.get('q')
  if (saved.ok) {
    const added = await shop.cart.add(viewer, { productClass: 'clipart', productId: saved.value.id })
    if (!added.ok) return { errors: textsOf(added) }
    return { url: q ? `${urlFor('cart')}?${new URLSearchParams({ q })}` : urlFor('cart') }
  }
  const isAtField = saved.reason === 'invalid' && page.quote.problems.some(({ level }) => level === 'error')
  if (saved.reason === 'changed') form.set(STALE, '1')
  else if (!isAtField) return { errors: textsOf(saved) }
  if (q) form.set('q', q)
  form.delete('revision')
  const linkable = [...form].filter(([, value]) => value.length <= LONGEST_IN_ADDRESS)
  return { url: `${here.pathname}?${new URLSearchParams(linkable)}#product` }
}

const textsOf = (failure: {
  readonly message?: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
}): readonly string[] => (failure.errors ? Object.values(failure.errors).flat() : [failure.message ?? ''])
