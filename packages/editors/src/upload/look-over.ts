import {
  coversBleed,
  effectiveDpi,
  isOffTheProduct,
  isOutsideSafeArea,
  judgeDpi,
  type DpiVerdict,
  type Placement,
} from '@kisscut/artwork/placement'
import type { DieLineSpec } from '@kisscut/artwork/die-line'
import type { Box } from '@kisscut/artwork/geometry'

/** One thing to look at before printing, with the button that mends it. */
export interface Remark {
  readonly level: 'ok' | 'warning' | 'error'
  readonly text: string
  readonly mend?: 'fit' | 'fill'
}

interface Laid {
  readonly spec: DieLineSpec
  readonly placement: Placement
  readonly file: {
    readonly pixelWidth: number
    readonly pixelHeight: number
    readonly isVector: boolean
    readonly hasAlpha: boolean
  }
  /** Box of the artwork's own outline, where the die line follows it. */
  readonly contourBox: Box | null
}

/** Effective dpi of the artwork as it lies; null for vectors. */
export const dpiOf = ({ file, placement }: Pick<Laid, 'file' | 'placement'>): number | null =>
  file.isVector ? null : effectiveDpi({ width: file.pixelWidth, height: file.pixelHeight }, placement)

const VERDICTS: Readonly<Record<DpiVerdict, { readonly level: Remark['level']; readonly says: string }>> = {
  good: { level: 'ok', says: 'prints crisp.' },
  soft: { level: 'ok', says: 'prints well.' },
  low: { level: 'warning', says: 'may look soft. 150 dpi and more print well.' },
  unprintable: {
    level: 'error',
    says: 'prints blurred. Below 72 dpi you choose in the next step what we do about it.',
  },
}

/** What the print rules say of the resolution. */
export function remarkOnDpi(dpi: number | null): Remark {
  if (dpi === null) return { level: 'ok', text: 'Vector artwork: sharp at any size.' }
  const { level, says } = VERDICTS[judgeDpi(dpi)]
  return { level, text: `${dpi} dpi ${says}` }
}

/** Everything to look at before printing, the worst first. */
export function remarksOn(laid: Laid): readonly Remark[] {
  const { spec, placement, contourBox, file } = laid
  const remarks: Remark[] = [remarkOnDpi(dpiOf(laid))]
  if (isOffTheProduct(placement, spec))
    remarks.push({ level: 'error', text: 'The artwork lies outside of the product.', mend: 'fit' })
  else if (spec.shape === 'contour') remarks.push(...remarksOnContour(spec, contourBox))
  else if (!coversBleed(placement, spec) && isOutsideSafeArea(placement, spec))
    remarks.push({
      level: 'warning',
      text: 'Some of the artwork is nearer than 0.0625 in to the cut line.',
      mend: file.hasAlpha ? 'fit' : 'fill',
    })
  else remarks.push({ level: 'ok', text: 'Everything keeps its distance from the cut line.' })
  const order = { error: 0, warning: 1, ok: 2 }
  return remarks.sort((a, b) => order[a.level] - order[b.level])
}

/** Inches a plotter's knife may be off; a coarse mask's contour lies out by less than that too. */
const PLOTTER_TOLERANCE = 1 / 32

function remarksOnContour(spec: DieLineSpec, box: Box | null): readonly Remark[] {
  if (!box) return []
  const hair = PLOTTER_TOLERANCE
  const isLarger =
    box.x < -hair ||
    box.y < -hair ||
    box.x + box.width > spec.width + hair ||
    box.y + box.height > spec.height + hair
  if (isLarger)
    return [{ level: 'warning', text: 'The cut line reaches beyond the size you chose.', mend: 'fit' }]
  return [{ level: 'ok', text: 'The cut line follows your artwork, all round.' }]
}
