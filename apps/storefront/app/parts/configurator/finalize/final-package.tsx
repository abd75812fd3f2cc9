import { fitsPackageSize, hasPreview, packedMore, packedSize } from '@kisscut/core/packaging'
import { parseSides } from '@kisscut/core/size'
import type { ProductPage } from '@kisscut/shop'
import { hasDesign } from '../design-step/has-design.ts'
import { sideUrl } from '../design-step/side-url.ts'
import { PackedFaces } from '../packaging/packed-faces.tsx'

/** Longer side of the product's picture in pixels, and the margin around the product as a share of it. */
const [PIXELS, MARGIN] = [640, 0.12] as const

/** The chosen package with the finished product on it. PACK-11. */
export function FinalPackage({ page }: { readonly page: ProductPage }) {
  const { product, configuration, configured } = page
  const { packageId, packageSizeId } = configuration.packaging ?? {}
  const pack = product.packages?.find(({ id }) => id === packageId)
  const size = pack?.sizes.find(({ id }) => id === packageSizeId)
  const { size: sides } = parseSides(configuration.width, configuration.height)
  const [side] = configured?.design.sides ?? []
  if (!configured || !hasDesign(configured) || !side || !pack || !size || !sides || !hasPreview(pack))
    return null
  const isTurned = !fitsPackageSize(size, packedSize(sides, packedMore(product, configuration)))
  const around = Math.max(sides.width, sides.height) * MARGIN
  const [width, height] = [sides.width + 2 * around, sides.height + 2 * around]
  return (
    <PackedFaces pack={pack} size={size} isTurned={isTurned} isFinal>
      <image
        href={sideUrl(configured.id, side.id, PIXELS)}
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
      />
    </PackedFaces>
  )
}
