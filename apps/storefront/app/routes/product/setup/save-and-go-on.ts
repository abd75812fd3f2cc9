import { pickSteps } from '@kisscut/core/configuration'
import { redirect } from '@remix-run/node'
import type { ProductPage, Shop, Viewer } from '@kisscut/shop'
import { STALE } from '../../../parts/configurator/live/live-id.ts'
import { SAMPLE_FIELD } from '../../../parts/configurator/samples/sample-of-form.ts'
import { designPageOf, OFFER_FIELD } from '@kisscut/shop/tool-pages'
import { urlFor } from '../../../links/url-for.ts'
import { revisionOf } from '../revision-of.server.ts'

/**
 * Saves a form sent without scripts and leads on to the design, or of what is sold as it is into the cart (SAMPLE-1). What the rules refuse leads back to the
 * page with everything as it was sent, where each problem stands under its field, or where the shopper is asked about what
 * another tab has saved meanwhile (DESIGN-22); any other refusal comes back as text.
 */
export async function saveAndGoOn(
  shop: Shop,
  viewer: Viewer,
  page: ProductPage,
  form: URLSearchParams,
  here: URL,
) {
  const { product, configuration, configured, categoryPath } = page
  const change = pickSteps(configuration, 'details')
  const saved = await shop.configure.save(viewer, {
    id: configured?.id ?? null,
    productId: product.id,
    change,
    others: { special_offer: form.get(OFFER_FIELD) || null },
    sample: form.get(SAMPLE_FIELD) || null,
    revision: revisionOf(form),
    currency: form.get('currency'),
  })
  const q = here.searchParams.get('q')
  if (saved.ok && product.takesNoArtwork) {
    const added = await shop.cart.add(viewer, {
      ...{ productClass: 'custom', productId: saved.value.id, search: q ?? '' },
      currency: form.get('currency'),
    })
    if (added.ok) return redirect(added.value.redirect, 303)
    return { errors: added.reason === 'invalid' ? Object.values(added.errors).flat() : [added.message] }
  }
  if (saved.ok) {
    const url = urlFor(designPageOf(product.toolType), {
      categoryPath,
      slug: product.slug,
      configuredId: saved.value.id,
    })
    return redirect(q ? `${url}?${new URLSearchParams({ q })}` : url, 303)
  }
  if (saved.reason === 'changed') form.set(STALE, '1')
  else if (saved.reason !== 'invalid') return { errors: [saved.message] }
  if (q) form.set('q', q)
  form.delete('revision')
  return redirect(`${here.pathname}?${linkable(form)}#product`, 303)
}

/** Characters of a value that fits into an address. */
const LONGEST_IN_ADDRESS = 2000

export const linkable = (form: URLSearchParams) =>
  new URLSearchParams([...form].filter(([, value]) => value.length <= LONGEST_IN_ADDRESS))
