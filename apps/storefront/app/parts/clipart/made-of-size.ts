import { finishedDrawing, type DrawingOnProduct } from '@kisscut/artwork/clipart'
import { isSmallerThanPaid } from '@kisscut/artwork/placement'
import { FINISHED_SIZE, showFinishedSize } from '@kisscut/core/design'
import { materialOf } from '@kisscut/core/material'
import type { Configuration, ProductData } from '@kisscut/core/product'
import { nearestValidSize } from '@kisscut/core/size'
import { inches, showSize } from '@kisscut/core/units'
import type { ShownProblem } from '../form/field-problems.tsx'
import type { DisplayPreferences } from '../page/locale.tsx'
import * as messages from '../../messages/clipart.ts'

interface MadeOfSize {
  readonly note: string
  readonly problems: readonly ShownProblem[]
}

/**
 * The finished size of an ordered drawing. Where it is well below the ordered size, a problem offers the smallest valid
 * size that contains it. SIZE-14, SIZE-20, CLIP-17.
 */
export function madeOfSize(
  product: ProductData,
  configuration: Configuration,
  drawing: DrawingOnProduct,
  { unit, locale }: DisplayPreferences,
): MadeOfSize {
  const finished = finishedDrawing(drawing)
  const shown = (width: number, height: number) =>
    showSize(String(inches(width)), String(inches(height)), unit, locale)
  const [width, height] = [inches(finished.width), inches(finished.height)]
  const size = { width: String(width), height: String(height), backing: null }
  const note = `${FINISHED_SIZE}: ${showFinishedSize(size, unit, locale)}`
  if (!isSmallerThanPaid(finished, drawing.size)) return { note, problems: [] }
  const text = messages.smallerThanPaid(
    shown(finished.width, finished.height),
    shown(drawing.size.width, drawing.size.height),
  )
  const { material } = materialOf(product, configuration.materialId)
  const around = nearestValidSize(product, material, { width, height })
  const isOffer =
    around !== null &&
    around.width >= width &&
    around.height >= height &&
    around.width * around.height < drawing.size.width * drawing.size.height
  if (!isOffer) return { note, problems: [{ text, level: 'warning' }] }
  const value = `${around.width}x${around.height}`
  const label = messages.orderSize(shown(around.width, around.height))
  return { note, problems: [{ text, level: 'warning', fix: { field: 'size', value, label } }] }
}
