import { artwork } from '@kisscut/records'
import { done, invalid, type Outcome } from '../../outcome.ts'
import { readRecord } from '../../records/read-records.ts'
import { worked, type RetouchDeps } from './retouch.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import * as messages from '../../messages/artwork.ts'

/** Where an artwork of the marketplace is served without its background. */
export interface WithoutBackground {
  readonly id: string
  readonly url: string
}

/**
 * Removes the background of a marketplace artwork, once for all who request it (API-5, FILE-4); the picture itself stays
 * as it is. Rejected under `id` where there is no background to remove, or the picture lies elsewhere: nothing is ever fetched.
 */
export const removeArtworkBackground =
  (deps: RetouchDeps) =>
  async (viewer: Viewer, id: string): Promise<Outcome<WithoutBackground>> => {
    const found = await readRecord(deps)(viewer, artwork, id)
    if (!found.ok) return found
    const { public_raster_remove_bg: known, public_raster_url: raster, image } = found.value
    if (known !== null) return done({ id, url: known })
    const bytes = await contentAt(deps, raster ?? image)
    if (bytes === null) return invalid({ id: [messages.elsewhere] })
    const removal = await worked(deps.retoucher.removeBackground({ owner: viewer.owner, bytes }))
    if (!removal.ok)
      return removal.reason === 'invalid' ? invalid({ id: Object.values(removal.errors).flat() }) : removal
    if (!removal.value.removed) return invalid({ id: [messages.noBackground[removal.value.why]] })
    return done({ id, url: await storedUrl(deps, id, removal.value.png) })
  }

/** What is served at an address of this shop's files; null: it is none of them. */
async function contentAt({ storage, links }: RetouchDeps, address: string): Promise<Uint8Array | null> {
  const folder = links.fileUrl('')
  if (!address.startsWith(folder)) return null
  const key = address.slice(folder.length)
  const file = await storage.files.open(key).catch(() => null)
  if (file === null) return null
  file.stream.destroy()
  return storage.files.bytes(key)
}

/** Keeps the picture and says so on the artwork; of two made at once the first stays. */
async function storedUrl({ storage, links }: RetouchDeps, id: string, png: Uint8Array): Promise<string> {
  const { key } = await storage.files.put('rasters', png, { extension: 'png', mime: 'image/png' })
  const made = links.fileUrl(key)
  const url = await storage.transaction(async ({ records, lock }) => {
    await lock(`background of ${id}`)
    const known = (await records.get(artwork, id))?.public_raster_remove_bg ?? null
    if (known === null) await records.update(artwork, id, { public_raster_remove_bg: made })
    return known ?? made
  })
  if (url !== made) await storage.files.remove(key)
  return url
}
