import { invalid, type Outcome } from '../../outcome.ts'
import {
  pictureOf,
  retouched,
  sourceOf,
  targetOf,
  worked,
  type Retouched,
  type RetouchOf,
} from './retouch.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Deps, DepsOf } from '../../dependencies.ts'
import * as messages from '../../messages/artwork.ts'

/**
 * Removes a picture's background (FILE-4). With another tolerance, it starts again from the picture before. Rejected at `file` if
 * there is no background to remove.
 */
export const removeBackground =
  (
    deps: Deps<'retoucher'> & DepsOf<typeof pictureOf | typeof retouched | typeof sourceOf | typeof targetOf>,
  ) =>
  async (viewer: Viewer, of: RetouchOf, tolerance?: number): Promise<Outcome<Retouched>> => {
    if (tolerance !== undefined && !(tolerance >= 1 && tolerance <= 100))
      return invalid({ tolerance: [messages.tolerance] })
    const target = await targetOf(deps, viewer, of)
    if (!target.ok) return target
    const before = await sourceOf(deps, target.value.file, 'background')
    const bytes = await pictureOf(deps, before)
    const removal = await worked(
      deps.retoucher.removeBackground({
        owner: viewer.owner,
        bytes,
        ...(tolerance === undefined ? {} : { tolerance }),
      }),
    )
    if (!removal.ok) return removal
    if (!removal.value.removed) return invalid({ file: [messages.noBackground[removal.value.why]] })
    const made = { of: before, by: 'background', bytes: removal.value.png, mime: 'image/png' } as const
    return retouched(deps, viewer, target.value, made)
  }
