import { userFile } from '@kisscut/records'
import { done, notFound, type Outcome } from '../../outcome.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Deps } from '../../dependencies.ts'
import { fileNotFound } from '../../messages/records.ts'

/**
 * The viewer's file served at this path, itself or its browser-ready picture. Nothing is ever fetched: any other address, even of
 * another owner's file, is not found (FILE-5).
 */
export const fileOfAddress =
  ({ storage, links }: Deps<'links' | 'storage.records'>) =>
  async (viewer: Viewer, path: string): Promise<Outcome<{ readonly fileId: string }>> => {
    const { owner } = viewer
    const rows = await storage.records.findMany(userFile, { owner, where: { removed: false } })
    const found = rows.find(({ file, raster }) =>
      [file, raster].some((key) => key !== null && links.fileUrl(key) === path),
    )
    return found === undefined ? notFound(fileNotFound) : done({ fileId: found.id })
  }
