import { atShownPages, type ListPages } from '@kisscut/shop'
import { redirect } from '@remix-run/node'

/**
 * Redirects page numbers beyond the end of a list to its last page; temporarily, because lists grow. FIND-6.
 * @throws that response
 */
export function toShownPages({ url }: Pick<Request, 'url'>, lists: readonly ListPages[]): void {
  const { pathname, searchParams } = new URL(url)
  const shown = atShownPages(searchParams, lists)
  if (shown !== null) throw redirect(shown.size === 0 ? pathname : `${pathname}?${shown}`, 302)
}
