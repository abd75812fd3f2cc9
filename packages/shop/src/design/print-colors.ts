import { userFile } from '@kisscut/records'
import { can } from '../accounts/can.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { done, notFound, notMade, type Outcome } from '../outcome.ts'
import { fileNotFound } from '../messages/records.ts'
import type { Deps } from '../dependencies.ts'
import { notDrawnNow } from '../messages/artwork.ts'

/** Pictures cached: those of open canvases, about 200 kB each. */
const REMEMBERED = 32

/** The browser-ready picture of the viewer's own file in print colors, as WebP. PROD-13. */
export const printColors = ({
  storage,
  preview,
  onError,
}: Deps<'onError' | 'preview' | 'storage.files' | 'storage.records'>) => {
  const remembered = new Map<string, Promise<Uint8Array>>()
  const drawn = (id: string, raster: string, owner: string): Promise<Uint8Array> => {
    const known = remembered.get(id)
    if (known) return known
    const drawing = storage.files.bytes(raster).then((bytes) => preview.inPrintColors(bytes, { owner }))
    remembered.set(id, drawing)
    drawing.catch(() => remembered.delete(id))
    for (const [oldest] of remembered) if (remembered.size > REMEMBERED) remembered.delete(oldest)
    return drawing
  }
  return async (viewer: Viewer, fileId: string): Promise<Outcome<Uint8Array>> => {
    const file = await storage.records.get(userFile, fileId)
    if (file === null || file.raster === null || !can(viewer, 'read', userFile, file))
      return notFound(fileNotFound)
    try {
      return done(await drawn(file.id, file.raster, file.owner))
    } catch (error) {
      return notMade(error, notDrawnNow, onError)
    }
  }
}
