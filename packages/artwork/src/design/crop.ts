import { turned } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'
import { middleOf } from '../placement/placement.ts'
import type { Placement } from '../placement/placement.ts'
import { change } from './command.ts'
import type { Command } from './command.ts'
import { elementWith } from './design.ts'
import type { Crop, UploadItem } from './element.ts'

/** The whole picture. */
export const WHOLE_PICTURE: Crop = { x: 0, y: 0, width: 1, height: 1 }

/** A box of inches within a rotated placement, as a placement rotated about its own center. */
function partOf(placement: Placement, part: Box): Placement {
  const middle = turned(middleOf(part), placement.rotation, middleOf(placement))
  const { width, height } = part
  const { rotation } = placement
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height, rotation }
}

/** The placement of the uncropped picture. */
export function wholeOf(element: Placement & Pick<UploadItem, 'crop'>): Placement {
  const { x, y, width, height } = element
  const crop = element.crop ?? WHOLE_PICTURE
  const [wide, high] = [width / crop.width, height / crop.height]
  return partOf(element, { x: x - crop.x * wide, y: y - crop.y * high, width: wide, height: high })
}

/** Crops a picture to another part without moving it on the product. EDIT-14. */
export const cropUpload = (id: string, crop: Crop): Command => ({
  name: 'crop',
  label: 'crop',
  on: [id],
  apply: (design) => {
    const element = elementWith(design, id)
    if (element?.kind !== 'upload' || !(crop.width > 0 && crop.height > 0)) return design
    const whole = wholeOf(element)
    const part = partOf(whole, {
      x: whole.x + crop.x * whole.width,
      y: whole.y + crop.y * whole.height,
      width: crop.width * whole.width,
      height: crop.height * whole.height,
    })
    const isWhole = crop.x === 0 && crop.y === 0 && crop.width === 1 && crop.height === 1
    return change<UploadItem>(element, { ...part, crop: isWhole ? null : crop }, 'crop').apply(design)
  },
})
