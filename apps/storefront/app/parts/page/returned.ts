import { parsedPage } from './parsed-page.ts'

/** A cached document is reported once, to the first listener. */
let isReported = false

/**
 * Calls back when Back or Forward restores this page, from the back/forward cache or once from a cached document: it may
 * be outdated. Returns a function that stops it.
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

/** Marks the cart link with its count. */
export const CART_LINK = 'data-cart-link'

/** Updates the cart's count in a header without React. */
export async function renewCartLink(page: Document): Promise<void> {
  const response = await fetch(page.location.href, { cache: 'no-cache' })
  if (!response.ok) return
  const fresh = await parsedPage(response)
  const [before, now] = [page, fresh].map((each) => each.querySelector(`[${CART_LINK}]`))
  if (before && now) before.replaceWith(page.importNode(now, true))
}
