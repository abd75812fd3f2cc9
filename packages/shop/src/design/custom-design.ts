import { uploadDesign, type Design, type UploadProduct } from '@kisscut/artwork/design'
import { placementOf } from '@kisscut/artwork/placement'
import type { CustomRow, UserFileRow } from '../configure/custom-rows.ts'

type DesignFields = Pick<CustomRow, 'width' | 'height' | 'clip_type' | 'clip_radius' | 'placement'>
type DesignFile = Pick<UserFileRow, 'id' | 'is_vector' | 'pixel_width' | 'pixel_height'>

/**
 * A custom's design: its artwork as the one image element, cut as its fields say. The columns `placement` and `clip_type` are
 * another view of the same. Numbers from here on, inches and degrees.
 */
export function designOfCustom(row: DesignFields, file: DesignFile | null): Design {
  const placement = file && row.placement && placementOf(row.placement)
  return uploadDesign(
    productOfCustom(row),
    file && placement && { file: file.id, pixels: pixelsOf(file), placement },
  )
}

/** The product a custom's design is on, with the line it is cut along but for a contour, which the press works out. */
export const productOfCustom = (
  row: Pick<CustomRow, 'width' | 'height' | 'clip_type' | 'clip_radius'>,
): Required<UploadProduct> => ({
  width: Number(row.width),
  height: Number(row.height),
  shape: row.clip_type,
  clipRadius: Number(row.clip_radius),
})

const pixelsOf = ({ is_vector, pixel_width, pixel_height }: DesignFile) =>
  is_vector ? null : { width: pixel_width, height: pixel_height }
