import { pickSteps } from '@kisscut/core/configuration'
import { json, redirect } from '@remix-run/node'
import type { ProductPage, Shop, Viewer } from '@kisscut/shop'
import { STALE } from '../../../parts/configurator/live/live-id.ts'
import { SAMPLE_FIELD } from '../../../parts/configurator/samples/sample-of-form.ts'
import { designPageOf, OFFER_FIELD } from '@kisscut/shop/tool-pages'
import { urlFor } from '../../../links/url-for.ts'
import { revisionOf } from '../revision-of.server.ts'
import { unlessTwoSizes } from '../unless-two-sizes.server.ts'

/**
 * Saves a form sent without scripts and redirects to the design; a product sold as it is goes into the cart instead
 * (SAMPLE-1). Rejected input leads back to the page with all values, where each problem is shown at its field; so does a
 * stale save, where the shopper chooses between both versions (DESIGN-22). Other failures are returned as text. A form
 * too long for an address, such as one with a long list, is rendered directly, so that no input is lost.
 */
export async function saveAndGoOn<P extends ProductPage>(
  shop: Shop,
  viewer: Viewer,
  page: P,
  form: URLSearchParams,
  here: URL,
) {
  const { product, configuration, configured, categoryPath } = page
  const change = pickSteps(configuration, 'details')
  const saved = await unlessTwoSizes(page, () =>
    shop.configure.save(viewer, {
      id: configured?.id ?? null,
      productId: product.id,
      change,
      others: { special_offer: form.get(OFFER_FIELD) || null },
      sample: form.get(SAMPLE_FIELD) || null,
      revision: revisionOf(form),
      currency: form.get('currency'),
    }),
  )
  const q = here.searchParams.get('q')
  if (saved.ok && product.takesNoArtwork) {
    const added = await shop.cart.add(viewer, {
      ...{ productClass: 'custom', productId: saved.value.id, search: q ?? '' },
      currency: form.get('currency'),
    })
    if (added.ok) return redirect(added.value.redirect, 303)
    return unsaved(added.reason === 'invalid' ? Object.values(added.errors).flat() : [added.message])
  }
  if (saved.ok) {
    const url = urlFor(designPageOf(product.toolType), {
      categoryPath,
      slug: product.slug,
      configuredId: saved.value.id,
    })
    return redirect(q ? `${url}?${new URLSearchParams({ q })}` : url, 303)
  }
  const isStale = saved.reason === 'changed'
  if (!isStale && saved.reason !== 'invalid') return unsaved([saved.message])
  if (!isLinkable(form)) return unsaved([], page, isStale)
  if (isStale) form.set(STALE, '1')
  if (q) form.set('q', q)
  form.delete('revision')
  return redirect(`${here.pathname}?${linkable(form)}#product`, 303)
}

/** Maximum length of a value in an address. */
const LONGEST_IN_ADDRESS = 2000

const isLinkable = (form: URLSearchParams) =>
  [...form].every(([, value]) => value.length <= LONGEST_IN_ADDRESS)

/** The errors, or the page with the form's values if these don't fit in an address. */
const unsaved = <P extends ProductPage>(errors: readonly string[], page: P | null = null, isStale = false) =>
  json({ errors, page, isStale }, { status: page === null ? 200 : 422 })

export const linkable = (form: URLSearchParams) =>
  new URLSearchParams([...form].filter(([, value]) => value.length <= LONGEST_IN_ADDRESS))
