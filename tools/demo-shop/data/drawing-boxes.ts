import { onPage, type DrawingBoxes } from '@kisscut/artwork/clipart'
import type { Box } from '@kisscut/artwork/geometry'
import MEASURED from './drawing-boxes.json' with { type: 'json' }

const boxOf = ([x = 0, y = 0, width = 0, height = 0]: readonly number[]): Box => ({ x, y, width, height })

/**
 * The stored boxes of a drawing, as measured by the shop; `npx tsx tools/demo-shop/render-pictures.ts drawing-boxes` measures all
 * again.
 */
export function boxesOfDrawing(clipart: string): DrawingBoxes {
  const [viewBox = [], content = []] =
    (MEASURED as Readonly<Record<string, readonly number[][]>>)[clipart] ?? []
  return { viewBox: boxOf(viewBox), content: boxOf(content) }
}

/** The boxes of a printed drawing. */
export const boxesOfPrinted = (clipart: string): DrawingBoxes => onPage(boxesOfDrawing(clipart))
