import { fieldsOfForm, pickSteps } from '@kisscut/core/configuration'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import type { ArtworkClass } from '@kisscut/shop'
import { CONFIGURED_FIELD, WITHOUT_BACKGROUND } from '@kisscut/shop/tool-pages'
import { paramsOf } from '../../../links/url-for.ts'
import { STALE } from '../../../parts/configurator/live/live-id.ts'
import { valueOr404 } from '../../browse/value-or-404.ts'
import { linkable } from '../setup/save-and-go-on.ts'
import { revisionOf } from '../revision-of.server.ts'
import { stockHeaders } from '../stock-headers.ts'
import { unlessTwoSizes } from '../unless-two-sizes.server.ts'

const placeOf = (productClass: ArtworkClass, params: LoaderFunctionArgs['params']) =>
  paramsOf(productClass === 'stock' ? 'stockImage' : 'marketplace', params)

/** The page's data. */
export async function loadArtworkPage(
  productClass: ArtworkClass,
  { request, params, context: { shop, viewer, publicUrl } }: LoaderFunctionArgs,
) {
  const query = new URL(request.url).searchParams
  const place = placeOf(productClass, params)
  const found = await shop.artworks.page(viewer, productClass, place, query.get(CONFIGURED_FIELD), query)
  const shown = valueOr404(found)
  return data({ ...shown, publicUrl }, { headers: stockHeaders(shown.page) })
}

/**
 * Saves the form, sent without scripts, and adds the product to the cart. Rejected input leads back to the page with all
 * values; other failures are returned as text. MKT-5.
 */
export async function orderArtwork(
  productClass: ArtworkClass,
  { request, params, context: { shop, viewer } }: ActionFunctionArgs,
) {
  const form = fieldsOfForm(await request.formData())
  const here = new URL(request.url)
  const place = placeOf(productClass, params)
  const id = form.get(CONFIGURED_FIELD) || null
  const { page } = valueOr404(await shop.artworks.page(viewer, productClass, place, id, form))
  const saved = await unlessTwoSizes(page, () =>
    shop.artworks.save(viewer, {
      productClass,
      id,
      productId: page.product.id,
      change: pickSteps(page.configuration, 'details'),
      removedBackground: form.has(WITHOUT_BACKGROUND),
      revision: revisionOf(form),
      currency: form.get('currency'),
    }),
  )
  const q = form.get('q') ?? ''
  if (saved.ok) {
    const added = await shop.cart.add(viewer, { productClass, productId: saved.value.id, search: q })
    if (added.ok) return redirect(added.value.redirect, 303)
    return { errors: added.reason === 'invalid' ? Object.values(added.errors).flat() : [added.message] }
  }
  if (saved.reason === 'changed') form.set(STALE, '1')
  else if (saved.reason !== 'invalid') return { errors: [saved.message] }
  else if (saved.errors['removed_background']) return { errors: saved.errors['removed_background'] }
  form.delete('revision')
  return redirect(`${here.pathname}?${linkable(form)}#product`, 303)
}
