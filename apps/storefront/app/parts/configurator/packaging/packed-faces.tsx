import { canFlip } from '@kisscut/core/packaging'
import type { Package, PackageSize } from '@kisscut/core/product'
import { showSize } from '@kisscut/core/units'
import type { ReactNode } from 'react'
import { useDisplayPreferences } from '../../page/locale.tsx'
import * as messages from '../../../messages/packaging.ts'
import css from './package-preview.module.css'

interface Props {
  readonly pack: Package
  readonly size: PackageSize
  /** The product is turned by 90° in the package. PACK-13. */
  readonly isTurned: boolean
  /** The artwork is final; in setup it isn't there yet. */
  readonly isFinal?: boolean
  /** The product as SVG in inches, centered at the origin. */
  readonly children: ReactNode
}

/** Margin around the package, as a share of its longer side. */
const AROUND = 0.05

/** A package with the product in it, to scale; where it has a back, two radio buttons flip it without a script. PACK-6. */
export function PackedFaces({ pack, size, isTurned, isFinal = false, children }: Props) {
  const { unit, locale } = useDisplayPreferences()
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
        <g transform={`translate(${w / 2} ${h / 2})${isTurned ? ' rotate(90)' : ''}`}>{children}</g>
      </svg>
      {canFlip(pack) && (
        <svg viewBox={viewBox} role="img" aria-label={messages.backOf(pack.name)} className={css.back}>
          {face(pack.backUrl)}
        </svg>
      )}
      {isFinal && pack.frontUrl && <p className={css.about}>{messages.printedAsShown}</p>}
    </div>
  )
}
