import { parsedPage } from './parsed-page.ts'

/** A document from a cache is reported once, to the first who listens. */
let isReported = false

/**
 * Calls back when Back or Forward has brought this page as it was left: from the back/forward cache, or once when its document
 * came from a cache. What it shows may be out of date. Returns a way to stop.
 */
export function onReturned(callback: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => persisted && callback()
  addEventListener('pageshow', shown)
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (loaded?.type === 'back_forward' && !isReported) {
    isReported = true
    callback()
  }
  return () => removeEventListener('pageshow', shown)
}

/** Marks the link to the cart, with its number of products. */
export const CART_LINK = 'data-cart-link'

/** The number of products in the cart as it is now, in a header that no React follows. */
export async function renewCartLink(page: Document): Promise<void> {
  const response = await fetch(page.location.href, { cache: 'no-cache' })
  if (!response.ok) return
  const fresh = await parsedPage(response)
  const [before, now] = [page, fresh].map((each) => each.querySelector(`[${CART_LINK}]`))
  if (before && now) before.replaceWith(page.importNode(now, true))
}
