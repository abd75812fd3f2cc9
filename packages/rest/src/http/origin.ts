/**
 * Whether a call that changes something may come from where it says it comes from. Browsers send `Sec-Fetch-Site`
 * or `Origin` with every such call; a service that sends neither cannot be riding on somebody's cookie.
 */
export const comesFromOurPages = (request: Request, publicOrigin: string | null): boolean => {
  if (request.headers.get('authorization') !== null) return true
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  if (origin === null) return true
  return origin === publicOrigin || hostOf(origin) === hostOf(request.url)
}

const hostOf = (url: string): string | null => {
  try {
    return new URL(url).host
  } catch {
    return null
  }
}
