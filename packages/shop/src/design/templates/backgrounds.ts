import type { ScenePlace } from '@kisscut/artwork/scene'
import { backgroundImage } from '@kisscut/records'
import type { SmallerPicture } from '../../browse/picture.ts'
import type { CatalogProduct } from '../../catalog/compile-product.ts'
import type { Links } from '../../links.ts'
import type { Records } from '../../ports/records.ts'

/** A picture with its smaller sizes, for pages. */
interface Layer {
  readonly url: string
  /** Narrowest first; empty if it is stored in one size only. */
  readonly smaller: readonly SmallerPicture[]
}

/** A photo that a product is shown on, with the box it is placed in. PROD-9, SCENE-3. */
export interface Background extends ScenePlace {
  readonly id: string
  readonly name: string
  readonly image: Layer
  /** Picture behind the product; null if there is none. */
  readonly foreground: Layer | null
  /** Pixel size of the image, in which the box is measured; null until the image is loaded. */
  readonly size: { readonly width: number; readonly height: number } | null
}

/** The photos of a template in its order, without missing ones. SCENE-3. */
export async function backgroundsOf(
  { records, links }: { readonly records: Pick<Records, 'findMany'>; readonly links: Links },
  { template }: Pick<CatalogProduct, 'template'>,
): Promise<readonly Background[]> {
  const ids = template.background_images
  if (template.tool_type !== 'preview' || ids.length === 0) return []
  const rows = new Map((await records.findMany(backgroundImage, { idIn: ids })).map((row) => [row.id, row]))
  const layer = (url: string): Layer => ({ url, smaller: links.smallerPictures?.(url) ?? [] })
  return ids.flatMap((id) => {
    const row = rows.get(id)
    if (row === undefined) return []
    const { image_width: width, image_height: height, foreground_image: foreground } = row
    return {
      id,
      name: row.name,
      image: layer(row.image),
      foreground: foreground === null ? null : layer(foreground),
      size: width === null || height === null ? null : { width, height },
      box: {
        x: Number(row.box_x),
        y: Number(row.box_y),
        width: Number(row.box_width),
        height: Number(row.box_height),
      },
      boxHeightInches: Number(row.box_height_inches),
    }
  })
}
