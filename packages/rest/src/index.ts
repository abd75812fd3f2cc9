import type { Shop } from '@kisscut/shop'
import { createRouterHandler, type Api, type ApiSettings } from './http/api.ts'
import { createCatalogResponses, type CatalogResponses } from './resources/catalog-responses.ts'
import { routesOf } from './routes.ts'

export type { Api, ApiEnv, ApiSettings, Caller } from './http/api.ts'
export { withUploadedFile, withUploadedForm } from './body/upload.ts'
export {
  createCatalogResponses,
  headersOf304,
  isUnchanged,
  type CatalogResponse,
  type CatalogResponses,
} from './resources/catalog-responses.ts'
export { preferredCoding, refusesIdentity } from './http/accept-encoding.ts'
export { callHeaders, requestIdOf } from './http/call-headers.ts'
export { codingOf, packedFor } from './http/packing.ts'
export { corsHeaders, preflightResponse, varyByOrigin, type AllowsOrigin } from './http/cors.ts'
export { HttpError } from './http/http-error.ts'
export { RATE_LIMITS, type Cost } from './http/policy.ts'
export type { RateLeft } from './http/call-headers.ts'
export { createRateLimiter, unlimited, type RateLimiter } from './http/rate-limit.ts'
export { isSameSite } from './http/same-site.ts'
export { isUnavailable, RETRY_AFTER, unexpected } from './http/unexpected.ts'

export interface RestSettings extends ApiSettings {
  readonly tempDir: string
  /** Shared with a server that sends them itself; of its own where absent. */
  readonly responses?: CatalogResponses
}

/** The REST API over the shop, as a hono app; to be mounted, or called by `api.request(path, init, env)`. API-1 to API-9. */
export const createApi = (shop: Shop, settings: RestSettings): Api =>
  createRouterHandler(routesOf(shop, settings.responses ?? createCatalogResponses(shop)), {
    keys: shop.keys,
    allowsOrigin: shop.settings.allowsOrigin,
    ...settings,
  })
