import { PREVIEW_PIXELS, PRODUCTION_FILES, type ProductionKind, type Shop } from '@kisscut/shop'
import { answerOf, invalid } from '../door/answers.ts'
import { Refusal } from '../door/refusal.ts'
import { route, type AnyRoute } from '../door/route.ts'

const SUMMARIES: Readonly<Record<ProductionKind, string>> = {
  'preview.png':
    'The product in the hand; `?pixels=` is its longest side, 16 to 2000. For its owner and staff.',
  'proof.pdf': 'The page a customer approves. For its owner and staff.',
  'print.pdf': 'The print file with its cut line and plates; 422 where the preflight stops it. For staff.',
  'cut.svg': 'The cut line in true inches. For staff.',
  'cut.dxf': 'The cut line in inches, a layer a kind of line. For staff.',
  report: 'What the preflight found, in words. For its owner and staff.',
}

/** The bound of `?pixels=`; anything else in the query is refused, for it would be ignored. */
const pixelsOf = (kind: ProductionKind, query: URLSearchParams): { readonly pixels?: number } => {
  const unknown = [...query.keys()].find((name) => kind !== 'preview.png' || name !== 'pixels')
  if (unknown !== undefined) throw new Refusal(invalid({ [unknown]: ['Unknown field.'] }))
  const text = query.get('pixels')
  if (text === null) return {}
  const { least, most } = PREVIEW_PIXELS
  const pixels = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (pixels >= least && pixels <= most) return { pixels }
  throw new Refusal(invalid({ pixels: [`Please ask for ${least} to ${most} pixels.`] }))
}

/** `If-None-Match` names it, by itself or among others; a cache may have marked it as weak. */
const isKnown = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((each) => [etag, `W/${etag}`, '*'].includes(each.trim()))

const fileRoute = (shop: Shop, kind: ProductionKind): AnyRoute =>
  route({
    method: 'GET',
    path: `/prepress/api/v1/custom/:id/${kind}/`,
    policy: { caller: 'shopper', changes: false, pace: 'upload' },
    summary: SUMMARIES[kind],
    answer: async ({ request, viewer, params, query }) => {
      const ask = pixelsOf(kind, query)
      const found = await shop.production.file(viewer, params['id'] ?? '', kind, ask)
      if (!found.ok) return answerOf(found)
      const { name, mime, make } = found.value
      const etag = `"${found.value.etag}"`
      const caching = { etag, 'cache-control': 'private, no-cache' }
      if (isKnown(request, etag)) return new Response(null, { status: 304, headers: caching })
      const made = await make()
      if (!made.ok) return made.reason === 'invalid' ? invalid(made.errors, 422) : answerOf(made)
      const isShown = mime === 'image/png' || mime === 'application/json'
      return new Response(made.value as Uint8Array<ArrayBuffer>, {
        headers: {
          ...caching,
          'content-type': mime,
          'content-length': String(made.value.byteLength),
          'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${name}"`,
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        },
      })
    },
  })

/** Everything that is made of one product for press, plotter and proof. A change of the product changes every `ETag`. */
export const customFileRoutes = (shop: Shop): readonly AnyRoute[] =>
  (Object.keys(PRODUCTION_FILES) as ProductionKind[]).map((kind) => fileRoute(shop, kind))
