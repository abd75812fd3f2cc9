import { turned } from '@kisscut/artwork/geometry'
import { middleOf, placementOf, recordOf } from '@kisscut/artwork/placement'
import { done, invalid, type Outcome } from '../../outcome.ts'
import type { Share } from '../../ports/retoucher.ts'
import type { ArtworkPlacement as Placement } from '@kisscut/core/configuration'
import type { Viewer } from '../../accounts/viewer.ts'
import { configuredView } from '../../configure/configured-product.ts'
import { userFileView } from '../user-file-view.ts'
import { retouched, targetOf, worked, type Retouched, type RetouchOf } from './retouch.ts'
import type { Deps, DepsOf } from '../../dependencies.ts'
import * as messages from '../../messages/artwork.ts'

/** Rounding tolerance for sums of shares. */
const HAIR = 1e-9

const isPart = ({ x, y, width, height }: Share): boolean =>
  x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 1 + HAIR && y + height <= 1 + HAIR

const isWhole = ({ width, height }: Share): boolean => width >= 1 - HAIR && height >= 1 - HAIR

/** The placement of the kept part that leaves it unmoved on the product, at any rotation. */
export const placementOfPart = (placement: Placement, box: Share): Placement => {
  const whole = placementOf(placement)
  if (whole === null) return placement
  const part = {
    x: whole.x + box.x * whole.width,
    y: whole.y + box.y * whole.height,
    width: box.width * whole.width,
    height: box.height * whole.height,
  }
  const middle = turned(middleOf(part), whole.rotation, middleOf(whole))
  return recordOf({
    ...part,
    x: middle.x - part.width / 2,
    y: middle.y - part.height / 2,
    rotation: whole.rotation,
  })
}

/** Crops a picture; the kept part doesn't move on the product. A crop to the whole picture changes nothing. */
export const crop =
  (deps: Deps<'links' | 'retoucher' | 'storage.files'> & DepsOf<typeof retouched | typeof targetOf>) =>
  async (viewer: Viewer, of: RetouchOf, box: Share): Promise<Outcome<Retouched>> => {
    if (!isPart(box)) return invalid({ box: [messages.box] })
    const target = await targetOf(deps, viewer, of)
    if (!target.ok) return target
    const { file, loaded } = target.value
    const { links, storage, retoucher } = deps
    if (isWhole(box))
      return done({
        file: userFileView(file, links),
        configured: loaded && configuredView(loaded, links),
      })
    const bytes = await storage.files.bytes(file.file)
    const part = await worked(retoucher.crop({ owner: viewer.owner, bytes, mime: file.mime, box }))
    if (!part.ok) return part
    const placement = loaded?.configuration.placement ?? null
    const there = placement && placementOfPart(placement, box)
    return retouched(deps, viewer, target.value, { of: file, by: 'crop', ...part.value }, there)
  }
