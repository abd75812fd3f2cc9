import { lookOf } from '@kisscut/artwork/look'
import { placementOf } from '@kisscut/artwork/placement'
import { uploadScene } from '@kisscut/artwork/scene'
import type { ProductPage } from '@kisscut/shop'

type Configured = NonNullable<ProductPage['configured']>

/** The table as markup: the product with its lines and artwork. Drawn here, so that no browser fetches what draws it. */
export function stillScene(
  product: ProductPage['product'],
  { configuration, dieLine, userFile, placement }: Configured,
  contour: string | null,
) {
  const material = product.materials.find(({ id }) => id === configuration.materialId)
  const size = { width: Number(configuration.width), height: Number(configuration.height) }
  const lying = placement && placementOf(placement)
  return uploadScene(
    {
      dieLine: { shape: dieLine, ...size, contour },
      look: lookOf(material?.look),
      artwork: userFile && lying ? { href: userFile.rasterUrl } : null,
      placement: lying,
    },
    'screen',
    { id: 'still', label: userFile ? `${userFile.name} on its die line` : 'The empty die line' },
  )
}
