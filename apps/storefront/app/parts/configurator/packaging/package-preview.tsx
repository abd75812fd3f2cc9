import type { Package, PackageSize } from '@kisscut/core/product'
import { packagePreviewMachine } from '@kisscut/machines/packaging'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { SCENE } from '../picture/scene-id.ts'
import { PackedFaces } from './packed-faces.tsx'

export interface PackagePreviewProps {
  readonly pack: Package
  readonly size: PackageSize
  /** The product lies in it turned by a quarter. PACK-13. */
  readonly isTurned: boolean
  /** Of the product, inches. */
  readonly width: number
  readonly height: number
}

/** The product in its package, to scale, once its size has rested. PACK-6, PACK-7. */
export function PackagePreview({ pack, size, isTurned, ...product }: PackagePreviewProps) {
  const { width, height } = useRested(size.id, product)
  return (
    <PackedFaces pack={pack} size={size} isTurned={isTurned}>
      <use href={`#${SCENE}`} transform={`translate(${-width / 2} ${-height / 2})`} />
    </PackedFaces>
  )
}

/** The size as it is drawn: the one chosen, once it has rested. PACK-7. */
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
