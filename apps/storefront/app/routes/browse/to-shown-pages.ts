import { atShownPages, type ListPages } from '@kisscut/shop'
import { redirect } from '@remix-run/node'

/**
 * Leads from pages that the lists of a page don't have to those they show instead. For a while: lists grow. FIND-6.
 * @throws that response
 */
export function toShownPages({ url }: Pick<Request, 'url'>, lists: readonly ListPages[]): void {
  const { pathname, searchParams } = new URL(url)
  const shown = atShownPages(searchParams, lists)
  if (shown !== null) throw redirect(shown.size === 0 ? pathname : `${pathname}?${shown}`, 302)
}
