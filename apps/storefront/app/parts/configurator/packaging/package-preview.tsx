import type { Package, PackageSize } from '@kisscut/core/product'
import { packagePreviewMachine } from '@kisscut/machines/packaging'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { SCENE } from '../picture/scene-id.ts'
import { PackedFaces } from './packed-faces.tsx'

export interface PackagePreviewProps {
  readonly pack: Package
  readonly size: PackageSize
  /** The product is turned by 90° in the package. PACK-13. */
  readonly isTurned: boolean
  /** Width of the product in inches. */
  readonly width: number
  readonly height: number
}

/** The product in its package, to scale; redrawn when the size stops changing. PACK-6, PACK-7. */
export function PackagePreview({ pack, size, isTurned, ...product }: PackagePreviewProps) {
  const { width, height } = useRested(size.id, product)
  return (
    <PackedFaces pack={pack} size={size} isTurned={isTurned}>
      <use href={`#${SCENE}`} transform={`translate(${-width / 2} ${-height / 2})`} />
    </PackedFaces>
  )
}

/** The chosen size, once it has stopped changing. PACK-7. */
function useRested(
  packageSizeId: string,
  { width, height }: { readonly width: number; readonly height: number },
) {
  const [state, send] = useMachine(packagePreviewMachine, { input: { packageSizeId, width, height } })
  useEffect(() => {
    send({ type: 'scene.changed', scene: { packageSizeId, width, height } })
  }, [send, packageSizeId, width, height])
  return state.context.shown
}
