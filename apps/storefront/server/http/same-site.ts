import { isRead, text, type RequestHandler } from './answer.ts'

/**
 * Turns away forms of other sites. Browsers send `Sec-Fetch-Site` or `Origin` with everything that may change
 * something; a caller that sends neither carries no shopper's cookie against their will.
 */
export function rejectOtherSites(publicUrl: string | null): RequestHandler {
  return (request) => {
    if (isRead(request)) return null
    const site = request.headers.get('sec-fetch-site')
    const origin = request.headers.get('origin')
    const ours = site
      ? site === 'same-origin' || site === 'none'
      : origin === null || origin === publicUrl || origin === new URL(request.url).origin
    return ours ? null : text('This form was sent from another site.', 403)
  }
}
