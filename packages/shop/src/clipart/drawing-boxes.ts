import { onPage, paintedClipart, type DrawingBoxes } from '@kisscut/artwork/clipart'
import { elementOf, emptyDesign } from '@kisscut/artwork/design'
import type { Box } from '@kisscut/artwork/geometry'
import { createLru } from '../catalog/lru.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import { isCutFromFilm } from '../lettering/measured.ts'
import { drawingBusy } from '../messages/clipart.ts'
import { done, notMade, type Outcome } from '../outcome.ts'
import type { Press } from '../ports/press.ts'
import type { ServedFiles } from '../ports/served-files.ts'

/** A drawing with its placement boxes. */
export interface Drawing {
  readonly svg: string
  readonly boxes: DrawingBoxes
}

/**
 * The drawing of a clipart product; null if it is gone or unreadable (CLIP-11). Measured in the queue of the first owner who
 * requests it; `busy` if that queue is full (FILE-14).
 */
export type DrawingOf = (known: CatalogProduct, owner: string) => Promise<Outcome<Drawing | null>>

export interface DrawingDeps {
  readonly served: ServedFiles
  readonly press: Pick<Press, 'films'>
  readonly onError: (error: unknown) => void
}

/** Drawings cached, because pages request theirs repeatedly. */
const REMEMBERED = 200
/** Longest drawing that a page may paint, in characters. */
const LONGEST = 400_000
/** Longer side at which a drawing is measured, in inches. */
const MEASURED_AT = 40

function boxOf(viewBox: string): Box | null {
  const [x, y, width, height] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const isBox = [x, y, width, height].every((each) => each !== undefined && Number.isFinite(each))
  return isBox && width! > 0 && height! > 0 ? { x: x!, y: y!, width: width!, height: height! } : null
}

export function createDrawingOf({ served, press, onError }: DrawingDeps): DrawingOf {
  const remembered = createLru<string, Drawing>(REMEMBERED)

  /** The box of the drawn part, measured by what would be cut; the whole drawing if it can't be cut. */
  async function contentOf(id: string, bytes: Uint8Array, viewBox: Box, owner: string): Promise<Box> {
    const scale = MEASURED_AT / Math.max(viewBox.width, viewBox.height)
    const [width, height] = [viewBox.width * scale, viewBox.height * scale]
    const blank = emptyDesign(width, height)
    const side = blank.sides[0]!.id
    const element = elementOf('clipart', { id: 'drawing', side, clipart: id, x: 0, y: 0, width, height })
    const cutDrawings = { drawing: { mime: 'image/svg+xml', bytes, selectors: {} } }
    const design = { ...blank, elements: [element] }
    const [film] = await press.films({ design, side, fonts: {}, colors: {}, cutDrawings }, { owner })
    if (film === undefined || !(film.box.width > 0 && film.box.height > 0)) return viewBox
    const [x, y] = [film.box.x / scale, film.box.y / scale]
    return {
      x: viewBox.x + x,
      y: viewBox.y + y,
      width: film.box.width / scale,
      height: film.box.height / scale,
    }
  }

  return async (product, owner) => {
    const { clipart: parts } = product
    const isFilm = isCutFromFilm(product)
    const row = parts?.clipart
    if (!row) return done(null)
    const key = `${row.clipart} ${row.revision} ${isFilm}`
    const known = remembered.get(key)
    if (known) return done(known)
    const file = await served.read(row.clipart)
    if (file === null || file.bytes.length > LONGEST) return done(null)
    const svg = new TextDecoder().decode(file.bytes)
    const artwork = paintedClipart(svg, {}, 'drawing')
    const viewBox = artwork !== null && 'viewBox' in artwork ? boxOf(artwork.viewBox) : null
    if (viewBox === null) return done(null)
    try {
      const boxes = { viewBox, content: await contentOf(row.id, file.bytes, viewBox, owner) }
      const drawing = { svg, boxes: isFilm ? boxes : onPage(boxes) }
      remembered.set(key, drawing)
      return done(drawing)
    } catch (error) {
      const failure = notMade(error, drawingBusy, onError)
      return failure.reason === 'busy' ? failure : done(null)
    }
  }
}
