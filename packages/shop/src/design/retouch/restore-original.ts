import { configuredView } from '../../configure/configured-product.ts'
import type { UserFileRow } from '../../configure/custom-rows.ts'
import { conflict, done, type Outcome } from '../../outcome.ts'
import { userFileView } from '../user-file-view.ts'
import { originalOf, targetOf, type Retouched, type RetouchOf } from './retouch.ts'
import { swapArtwork } from './swap-artwork.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Deps, DepsOf } from '../../dependencies.ts'
import * as messages from '../../messages/artwork.ts'

/** The upload that this file was made from, through all steps; null if the shopper has removed it. */
const uploadOf = async (deps: DepsOf<typeof originalOf>, file: UserFileRow): Promise<UserFileRow | null> => {
  if (file.made_by === null) return file
  const original = await originalOf(deps, file)
  return original && uploadOf(deps, original)
}

/** Restores the upload: uncropped, with its background, without the vectorizing charge (FILE-4, FILE-9). */
export const restoreOriginal =
  (deps: Deps<'links'> & DepsOf<typeof swapArtwork | typeof targetOf | typeof uploadOf>) =>
  async (viewer: Viewer, of: RetouchOf): Promise<Outcome<Retouched>> => {
    const target = await targetOf(deps, viewer, of)
    if (!target.ok) return target
    const { file, loaded } = target.value
    const upload = await uploadOf(deps, file)
    if (upload === null) return conflict(messages.originalGone)
    const isThere = upload.id === file.id
    const swapped = loaded && !isThere ? await swapArtwork(deps, viewer, loaded, upload) : null
    if (swapped?.ok === false) return swapped
    const lying = swapped?.value ?? loaded
    return done({
      file: userFileView(upload, deps.links),
      configured: lying && configuredView(lying, deps.links),
    })
  }
