import { lookOf } from '@kisscut/artwork/look'
import { placementOf } from '@kisscut/artwork/placement'
import { stickerPicture } from '@kisscut/artwork/scene'
import type { ProductPage } from '@kisscut/shop'
import { useEffect, useMemo, useState } from 'react'
import { Sheet } from '../../sheet/sheet.tsx'
import css from './final-picture.module.css'

type Configured = NonNullable<ProductPage['configured']>

/** The product as it will be in the hand, drawn by the renderer that prints it. */
export function FinalPicture({ page }: { readonly page: ProductPage & { readonly configured: Configured } }) {
  const { configured, product } = page
  const contour = useContourOf(configured)
  const picture = useMemo(() => pictureOf(product, configured, contour), [product, configured, contour])
  return (
    <Sheet padding="none" className={css.sheet}>
      <div className={css.picture} dangerouslySetInnerHTML={{ __html: picture }} />
      <p className={css.key}>
        <span className={css.cutLine} aria-hidden="true" /> cut line
      </p>
    </Sheet>
  )
}

function pictureOf(product: ProductPage['product'], configured: Configured, contour: string | null) {
  const { wishes, dieLine, userFile, placement } = configured
  const lying = placement && placementOf(placement)
  const size = { width: Number(wishes.width), height: Number(wishes.height) }
  return stickerPicture(
    {
      dieLine: { shape: dieLine, ...size, contour },
      look: lookOf(product.materials.find(({ id }) => id === wishes.materialId)?.look),
      artwork: userFile && lying ? { href: userFile.rasterUrl } : null,
      placement: lying,
    },
    {
      id: 'final',
      cutLine: true,
      label: `Preview of ${product.name} with ${userFile?.name ?? 'no artwork'}`,
    },
  )
}

/** The artwork's own outline where it is the die line, worked out beside the page. */
function useContourOf({ dieLine, userFile, placement }: Configured): string | null {
  const [contour, setContour] = useState<string | null>(null)
  useEffect(() => {
    const lying = placement && placementOf(placement)
    if (dieLine !== 'contour' || !userFile || !lying) return
    const abort = new AbortController()
    void import('@kisscut/editors/upload')
      .then(({ contourOnce }) => contourOnce(userFile.rasterUrl, lying, abort.signal))
      .then((path) => path && setContour(path))
    return () => abort.abort()
  }, [dieLine, userFile, placement])
  return contour
}
