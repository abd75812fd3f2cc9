import { artwork, type RowOf } from '@kisscut/records'
import { artworkPictureUrl } from '../../marketplace/picture-url.ts'
import { done, invalid, notFound, notMade, type Outcome } from '../../outcome.ts'
import { recordNotFound } from '../../messages/records.ts'
import { readRecord } from '../../records/read-records.ts'
import type { Press } from '../../ports/press.ts'
import { tracedCut } from '../traced-cut.ts'
import { worked } from './retouch.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Deps, DepsOf } from '../../dependencies.ts'
import * as messages from '../../messages/artwork.ts'

/** The public picture of a marketplace artwork without its background; only staff see the file itself. MKT-7. */
export interface WithoutBackground {
  readonly id: string
  readonly url: string
  /** The cut line around the rest; null if it can't be traced. */
  readonly cut: RowOf<typeof artwork>['cut_remove_bg']
}

/**
 * Removes the background of a marketplace artwork, once for all callers (API-5, FILE-4); the picture itself is unchanged.
 * Rejected at `id` if there is no background to remove, or if the picture is not a file of the shop: nothing is fetched from
 * elsewhere.
 */
export const removeArtworkBackground =
  (
    deps: Deps<'retoucher'> &
      DepsOf<typeof contentAt | typeof lineAroundWhatIsLeft | typeof readRecord | typeof withPicture>,
  ) =>
  async (viewer: Viewer, id: string): Promise<Outcome<WithoutBackground>> => {
    const found = await readRecord(deps)(viewer, artwork, id)
    if (!found.ok) return found
    const { public_raster_remove_bg: known, public_raster_url: raster, image } = found.value
    if (known !== null) return done(shown(found.value))
    const bytes = await contentAt(deps, raster ?? image)
    if (bytes === null) return invalid({ id: [messages.elsewhere] })
    const removal = await worked(deps.retoucher.removeBackground({ owner: viewer.owner, bytes }))
    if (!removal.ok)
      return removal.reason === 'invalid' ? invalid({ id: Object.values(removal.errors).flat() }) : removal
    if (!removal.value.removed) return invalid({ id: [messages.noBackground[removal.value.why]] })
    const { png } = removal.value
    const traced = await lineAroundWhatIsLeft(deps, found.value, png, viewer.owner)
    if (!traced.ok) return traced
    const row = await withPicture(deps, id, png, traced.value)
    return row === null ? notFound(recordNotFound) : done(shown(row))
  }

export interface TracingDeps {
  readonly press: Pick<Press, 'lineAround'>
  readonly onError: (error: unknown) => void
}

/** Public address of the result, with its cut line. */
const shown = (row: RowOf<typeof artwork>): WithoutBackground => ({
  ...{ id: row.id, url: artworkPictureUrl(row, true) },
  cut: row.cut_remove_bg,
})

/**
 * The cut line around the rest; null if it can't be traced, so that a rectangle is used (MKT-8). `busy`: not known yet (FILE-14).
 */
async function lineAroundWhatIsLeft(
  { press, onError }: Deps<'onError' | 'press.lineAround'>,
  { width, height }: RowOf<typeof artwork>,
  png: Uint8Array,
  owner: string,
): Promise<Outcome<WithoutBackground['cut']>> {
  try {
    const size = { width: Number(width ?? 1), height: Number(height ?? 1) }
    return done(await tracedCut(press, png, size, { owner }))
  } catch (error) {
    const failure = notMade(error, messages.tracingBusy, onError)
    return failure.reason === 'busy' ? failure : done(null)
  }
}

/** Content of one of this shop's files by its address; null for any other address. */
async function contentAt(
  { storage, links }: Deps<'links' | 'storage.files'>,
  address: string,
): Promise<Uint8Array | null> {
  const folder = links.fileUrl('')
  if (!address.startsWith(folder)) return null
  const key = address.slice(folder.length)
  const file = await storage.files.open(key).catch(() => null)
  if (file === null) return null
  file.stream.destroy()
  return storage.files.bytes(key)
}

/**
 * Stores the picture and its address on the artwork; of two made at once, the first stays. Null if the artwork was removed in the
 * meantime.
 */
async function withPicture(
  { storage, links }: Deps<'links' | 'storage.files' | 'storage.transaction'>,
  id: string,
  png: Uint8Array,
  cut: WithoutBackground['cut'],
): Promise<RowOf<typeof artwork> | null> {
  const { key } = await storage.files.put('rasters', png, { extension: 'png', mime: 'image/png' })
  const made = links.fileUrl(key)
  return storage.transaction(async ({ records, lock }) => {
    await lock(`background of ${id}`)
    const known = await records.get(artwork, id)
    return known === null || known.public_raster_remove_bg !== null
      ? known
      : records.update(artwork, id, { public_raster_remove_bg: made, cut_remove_bg: cut })
  })
}
