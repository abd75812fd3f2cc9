import type { ProductPage } from '@kisscut/shop'
import { redirect } from '@remix-run/node'
import { urlFor } from '../../links/url-for.ts'

interface Place {
  readonly categoryPath: string
  readonly slug: string
  readonly configuredId: string
}

/** Redirects to a product's page from steps that products sold as they are don't have. SAMPLE-1. */
export function unlessSoldAsItIs<P extends Pick<ProductPage, 'product'>>(
  page: P,
  place: Place,
  search: string,
): P {
  if (page.product.takesNoArtwork) throw redirect(urlFor('setupEdit', place) + search)
  return page
}
