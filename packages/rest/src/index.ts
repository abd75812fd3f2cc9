import type { Shop } from '@kisscut/shop'
import { createRouterHandler, type Api, type ApiSettings } from './http/api.ts'
import { routesOf } from './routes.ts'

export type { Caller, Api, ApiSettings, RequestContext } from './http/api.ts'
export { TOO_LARGE, UPLOAD_LIMIT_BYTES, withUploadedFile } from './body/upload.ts'
export { HttpError } from './http/http-error.ts'

export interface RestSettings extends ApiSettings {
  /** A folder for uploads under way; each has a folder of its own in it, removed afterwards. */
  readonly tempDir: string
}

/** The REST door over the shop: `door(request, {ip})` answers what is one of its calls, null otherwise. Spec §7. */
export const createApi = (shop: Shop, settings: RestSettings): Api =>
  createRouterHandler(routesOf(shop, settings.tempDir), settings)
