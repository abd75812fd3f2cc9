import { userFile } from '@kisscut/records'
import { can } from '../accounts/can.ts'
import { removeFromCustoms } from '../configure/write-custom.ts'
import { done, notFound, type Outcome } from '../outcome.ts'
import type { Storage } from '../ports/storage.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { fileNotFound } from '../messages/records.ts'

/**
 * Removes a shopper's file from every product it is on, then from the records, then from disk, so that a crash leaves at most an
 * unreferenced file. FILE-6, API-6.
 */
export const removeUserFile =
  ({ storage }: { readonly storage: Storage }) =>
  async (viewer: Viewer, id: string): Promise<Outcome<{ readonly id: string }>> => {
    const file = await storage.records.get(userFile, id)
    if (file === null || !can(viewer, 'remove', userFile, file)) return notFound(fileNotFound)
    await storage.transaction(async ({ records }) => {
      await removeFromCustoms(records, id, file.owner)
      await records.remove(userFile, id, file.owner)
    })
    await storage.files.remove(file.file)
    if (file.raster !== null) await storage.files.remove(file.raster)
    return done({ id })
  }
