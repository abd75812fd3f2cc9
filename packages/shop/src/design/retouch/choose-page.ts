import { invalid, type Outcome } from '../../outcome.ts'
import { retouched, sourceOf, targetOf, type Retouched, type RetouchOf } from './retouch.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Deps, DepsOf } from '../../dependencies.ts'
import * as messages from '../../messages/artwork.ts'

/** Prints a document's page (or artboard) instead of its first; choosing again starts from the original document. */
export const choosePage =
  (deps: Deps<'storage.files'> & DepsOf<typeof retouched | typeof sourceOf | typeof targetOf>) =>
  async (viewer: Viewer, of: RetouchOf, page: number): Promise<Outcome<Retouched>> => {
    const target = await targetOf(deps, viewer, of)
    if (!target.ok) return target
    const file = await sourceOf(deps, target.value.file, 'page')
    if (!(Number.isInteger(page) && page >= 1 && page <= file.pages))
      return invalid({ page: [messages.pageUpTo(file.pages)] })
    const bytes = await deps.storage.files.bytes(file.file)
    return retouched(deps, viewer, target.value, { of: file, by: 'page', bytes, mime: file.mime, page })
  }
