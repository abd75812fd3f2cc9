import { pickSteps, wireOf } from '@kisscut/core/configuration'
import type { Configuration } from '@kisscut/core/product'
import type { ArtworkClass, ArtworkStart } from '@kisscut/shop'
import { savedIn } from '../configurator/behavior/saved-in.ts'

/** The resource of each class, and its field that names the product. */
const RESOURCES = {
  marketplace: { path: '/marketplace/api/v1/configured-product/', of: 'marketplace_product' },
  stock: { path: '/shutterstock/api/v1/configured-shutterstock-product/', of: 'shutterstock_product' },
} as const satisfies Readonly<Record<ArtworkClass, object>>

/** An artwork without its background; its line is null where it can't be traced. */
export interface Bare {
  readonly url: string
  readonly cut: NonNullable<ArtworkStart['bare']>['cut'] | null
}

/** The shop's response to a save. */
export type Sent =
  | { readonly ok: true; readonly id: string; readonly revision: number }
  | { readonly ok: false; readonly response: unknown; readonly isStale: boolean }

const HEADERS = { 'content-type': 'application/json', accept: 'application/json' }

async function sent(url: string, init: RequestInit) {
  const { isOk, body } = await savedIn(await fetch(url, init))
  return { isOk, body: body as Record<string, unknown> }
}

interface ToSave {
  readonly productClass: ArtworkClass
  readonly productId: string
  /** Null for a new product. */
  readonly id: string | null
  readonly configuration: Configuration
  readonly removedBackground: boolean
  /** The revision that is changed; any if absent. DESIGN-22. */
  readonly revision?: number | undefined
  /** Idempotency key of a new product. API-25. */
  readonly key?: string
}

/** Saves the configuration of a product that comes with its artwork. Rejects if the shop can't be reached. MKT-5. */
export async function saveArtwork({ productClass, productId, id, ...stated }: ToSave): Promise<Sent> {
  const { path, of } = RESOURCES[productClass]
  const { configuration, removedBackground, revision, key } = stated
  const { isOk, body } = await sent(id === null ? path : `${path}${id}/`, {
    method: id === null ? 'POST' : 'PATCH',
    headers: {
      ...HEADERS,
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify({
      [of]: productId,
      ...wireOf(pickSteps(configuration, 'details')),
      removed_background: removedBackground,
    }),
  })
  if (isOk) return { ok: true, id: String(body['id']), revision: Number(body['revision']) }
  // The product's errors are shown at its fields; they are not repeated above the form. ERR-7.
  const { errors: _errors, ...others } = body
  const response = 'configured-product' in body ? others : body
  return { ok: false, response, isStale: 'current' in body }
}

/** Saves the product's retail package, which must precede the product. FLOW-2. */
export async function savePackage({ packageId, packageSizeId }: NonNullable<Configuration['packaging']>) {
  const { isOk, body } = await sent('/packaging/api/v1/configured-package/', {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify({ package: packageId, size: packageSizeId }),
  })
  return isOk ? null : { ok: false as const, response: body }
}

/** Has the background of an artwork removed, once for all shoppers; null if it can't be removed. API-5. */
export async function removeBackground(artworkId: string): Promise<Bare | null> {
  const { isOk, body } = await sent('/marketplace/api/v1/remove-background/', {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify({ id: artworkId }),
  })
  if (!isOk) return null
  return { url: String(body['public_raster_remove_bg']), cut: (body['cut_remove_bg'] ?? null) as Bare['cut'] }
}
