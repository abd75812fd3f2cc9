/**
 * Whether a request that changes something comes from the shop's own pages. Browsers send `Sec-Fetch-Site` or `Origin`
 * with every such request; a service that sends neither, or a key instead of a cookie, can't ride on a shopper's cookie.
 */
export const isSameSite = ({ headers, url }: Request, publicOrigin: string | null): boolean => {
  if (headers.get('authorization')) return true
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  return origin === null || origin === publicOrigin || hostOf(origin) === hostOf(url)
}

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null)
