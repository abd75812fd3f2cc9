import { canFlip } from '@kisscut/core/packaging'
import type { Package, PackageSize } from '@kisscut/core/product'
import { packagePreviewMachine } from '@kisscut/machines/packaging'
import { showSize } from '@kisscut/core/units'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useDisplayPreferences } from '../../page/locale.tsx'
import { SCENE } from '../picture/scene-id.ts'
import * as messages from '../../../messages/packaging.ts'
import css from './package-preview.module.css'

export interface PackagePreviewProps {
  readonly pack: Package
  readonly size: PackageSize
  /** The product lies in it turned by a quarter. PACK-13. */
  readonly isTurned: boolean
  /** Of the product, inches. */
  readonly width: number
  readonly height: number
}

/** Share of the package's longer side that is left around it. */
const AROUND = 0.05

/** The product in its package, to scale; flipped by two fields that need no script, where there is a back. PACK-6, PACK-7. */
export function PackagePreview({ pack, size, isTurned, ...product }: PackagePreviewProps) {
  const { unit, locale } = useDisplayPreferences()
  const { width, height } = useRested(size.id, product)
  const [w, h] = [Number(size.packageWidth), Number(size.packageHeight)]
  const around = Math.max(w, h) * AROUND
  const viewBox = [-around, -around, w + 2 * around, h + 2 * around].join(' ')
  const shown = showSize(size.packageWidth, size.packageHeight, unit, locale)
  const face = (picture: string | null | undefined) => (
    <>
      <rect width={w} height={h} rx={Math.min(w, h) * 0.02} className={css.card} />
      {picture && <image href={picture} width={w} height={h} preserveAspectRatio="xMidYMid slice" />}
    </>
  )
  return (
    <div className={css.preview}>
      {canFlip(pack) && (
        <fieldset className={css.faces}>
          <legend className={css.legend}>{messages.side}</legend>
          <label>
            <input type="radio" name="package_face" value="front" defaultChecked />
            {messages.front}
          </label>
          <label>
            <input type="radio" name="package_face" value="back" className={css.toBack} />
            {messages.back}
          </label>
        </fieldset>
      )}
      <svg viewBox={viewBox} role="img" aria-label={messages.frontOf(pack.name, shown)} className={css.front}>
        {face(pack.frontUrl)}
        <use
          href={`#${SCENE}`}
          transform={`translate(${w / 2} ${h / 2})${isTurned ? ' rotate(90)' : ''} translate(${-width / 2} ${-height / 2})`}
        />
      </svg>
      {canFlip(pack) && (
        <svg viewBox={viewBox} role="img" aria-label={messages.backOf(pack.name)} className={css.back}>
          {face(pack.backUrl)}
        </svg>
      )}
    </div>
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
