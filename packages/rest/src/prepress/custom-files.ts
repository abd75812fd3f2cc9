import { SCENE_NAMES } from '@kisscut/core/design'
import { PREVIEW_PIXELS, PRODUCTION_FILES, type ProductionKind, type Shop } from '@kisscut/shop'
import { invalid } from '../http/http-error.ts'
import { OWN_FILES } from '../http/policy.ts'
import { errorResponse } from '../http/responses.ts'
import { route, type AnyRoute } from '../http/route.ts'
import * as messages from '../messages/requests.ts'

const SUMMARIES: Readonly<Record<ProductionKind, string>> = {
  'preview.png':
    'The product in the hand; `?pixels=` is its longest side, 16 to 2000, `?side=` a side of its design by its id. For its owner and staff.',
  'mock-up.webp':
    'The product where it will be seen, in true scale; `?scene=` is laptop, bottle, carton or car, `?pixels=` its longest side. For its owner and staff.',
  'proof.pdf': 'The page a customer approves. For its owner and staff.',
  'print.pdf': 'The print file with its cut line and plates; 422 where the preflight stops it. For staff.',
  'cut.svg': 'The cut line in true inches. For staff.',
  'cut.dxf': 'The cut line in inches, a layer a kind of line. For staff.',
  report: 'What the preflight found, in words. For its owner and staff.',
}

/** The query parameters of each file; others are rejected, because they would have no effect. */
const PARAMETERS: Partial<Record<ProductionKind, readonly string[]>> = {
  'preview.png': ['pixels', 'side'],
  'mock-up.webp': ['pixels', 'scene'],
}

type Options = NonNullable<Parameters<Shop['production']['file']>[3]>

const wrong = (field: string, message: string) => invalid({ [field]: [message] })

const pixelsOf = (text: string): number => {
  const { least, most } = PREVIEW_PIXELS
  const pixels = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (pixels >= least && pixels <= most) return pixels
  throw wrong('pixels', messages.pixelsBetween(least, most))
}

const sceneOf = (text: string) => {
  const scene = SCENE_NAMES.find((name) => name === text)
  if (scene) return scene
  throw wrong('scene', messages.oneOf(SCENE_NAMES))
}

const optionsOf = (kind: ProductionKind, query: URLSearchParams): Options => {
  const unknown = [...query.keys()].find((name) => !PARAMETERS[kind]?.includes(name))
  if (unknown !== undefined) throw wrong(unknown, messages.unknownField)
  const [pixels, scene, side] = ['pixels', 'scene', 'side'].map((name) => query.get(name)) as [
    string | null,
    string | null,
    string | null,
  ]
  return {
    ...(pixels === null ? {} : { pixels: pixelsOf(pixels) }),
    ...(scene === null ? {} : { scene: sceneOf(scene) }),
    ...(side === null ? {} : { side }),
  }
}

/** Whether `If-None-Match` contains the ETag; a cache may have marked it as weak. */
const isCached = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((each) => [etag, `W/${etag}`, '*'].includes(each.trim()))

/** States of a changing product to wait for. */
const STATES_AT_MOST = 5

type Handler = AnyRoute['handle']

/**
 * The latest state of a product: if a newer one replaces a requested state, it is returned instead; if states keep changing, the
 * caller must retry later. FILE-14.
 */
const latestState =
  (handle: Handler): Handler =>
  async (call) => {
    for (let state = 1; ; state += 1) {
      const outcome = await handle(call)
      if (outcome instanceof Response || outcome.ok || outcome.reason !== 'changed') return outcome
      if (state === STATES_AT_MOST) return { ...outcome, reason: 'busy' }
    }
  }

const fileRoute = (shop: Shop, kind: ProductionKind): AnyRoute =>
  route({
    method: 'GET',
    path: `/prepress/api/v1/custom/:id/${kind}/`,
    policy: OWN_FILES,
    summary: SUMMARIES[kind],
    query: PARAMETERS[kind] ?? [],
    success: { mime: PRODUCTION_FILES[kind].mime },
    errors: [400, 403, 404, 409, 422],
    handle: latestState(async ({ request, viewer, param, query }) => {
      const options = optionsOf(kind, query)
      const found = await shop.production.file(viewer, param('id'), kind, options)
      if (!found.ok) return found
      const { name, mime, make } = found.value
      const etag = `"${found.value.etag}"`
      const caching = { etag, 'cache-control': 'private, no-cache' }
      if (isCached(request, etag)) return new Response(null, { status: 304, headers: caching })
      const made = await make()
      if (!made.ok) return made.reason === 'invalid' ? errorResponse(invalid(made.errors, 422)) : made
      const isShown = ['image/png', 'image/webp', 'application/json'].includes(mime)
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
    }),
  })

/** Files made from one product for press, plotter and proof. A change of the product changes every `ETag`. */
export const customFileRoutes = (shop: Shop): readonly AnyRoute[] =>
  (Object.keys(PRODUCTION_FILES) as ProductionKind[]).map((kind) => fileRoute(shop, kind))
