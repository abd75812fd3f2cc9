import type { Outcome } from '@kisscut/shop'
import { valueOr404 } from '../browse/value-or-404.ts'

/** The address changes with the content. */
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** The response with a social card. SEO-8. */
export function cardResponse(drawn: Outcome<Uint8Array>): Response {
  const card = valueOr404(drawn)
  return new Response(card as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(card.byteLength),
      'cache-control': FOR_GOOD,
      'x-content-type-options': 'nosniff',
    },
  })
}
