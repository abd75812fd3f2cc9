import type { Shop } from '@kisscut/shop'
import { createDoor, type Door, type DoorSettings } from './door/door.ts'
import { routesOf } from './routes.ts'

export type { Caller, Door, DoorSettings, Surroundings } from './door/door.ts'
export { TOO_LARGE, UPLOAD_LIMIT_BYTES, withUploadedFile } from './body/upload.ts'
export { Refusal } from './door/refusal.ts'

export interface RestSettings extends DoorSettings {
  /** A folder for uploads under way; each has a folder of its own in it, removed afterwards. */
  readonly tempDir: string
}

/** The REST door over the shop: `door(request, {ip})` answers what is one of its calls, null otherwise. Spec §7. */
export const createRestDoor = (shop: Shop, settings: RestSettings): Door =>
  createDoor(routesOf(shop, settings.tempDir), settings)
