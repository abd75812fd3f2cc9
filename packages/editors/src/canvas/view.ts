import type { Box, Size } from '@kisscut/artwork/geometry'
import type { Point } from '@kisscut/machines/canvas'
import { clampScale, percentOf, type ZoomLevel } from './zoom-level.ts'
import {
  RULER,
  extentOf,
  fittingScale,
  inchesAt,
  scrolledTo,
  viewportFor,
  type Viewport,
} from './viewport.ts'

/** The visible part of the canvas: zoomed, panned, scrolled. */
export interface View {
  viewport(): Viewport
  /** Zooms to pixels per inch and moves the point under `from` to `to` (pixels of the canvas); null shows the whole product. */
  zoom(scale: number | null, from?: Point, to?: Point): void
  /** Scrolls to the center of a box in inches unless it is visible. */
  reveal(box: Box): void
  /** Like {@link reveal}, also enlarging a box too small to inspect, and reducing one that does not fit. */
  closeUp(box: Box): void
  /** Pans by pixels. */
  pan(by: Point): void
}

interface Parts {
  /** The scrolling element with the visible size. */
  readonly host: HTMLElement
  readonly product: () => Size
  /** Redraws at another viewport. */
  readonly redraw: () => void
}

/** Shares of the canvas: an element smaller than the first is too small to inspect, and is enlarged to the second. */
const SMALL = 0.1
const LOOKED_AT = 0.4

/** The view of a canvas whose `host` is scrolled by the browser itself. */
export function createView({ host, product, redraw }: Parts) {
  let chosen: number | null = null
  const seen = () => ({ width: host.clientWidth, height: host.clientHeight })
  const scale = () => chosen ?? fittingScale(seen(), product())
  const viewport = () => viewportFor(seen(), product(), scale(), { x: host.scrollLeft, y: host.scrollTop })
  const pan = ({ x, y }: Point) => {
    host.scrollBy(-x, -y)
    redraw()
  }
  const zoom: View['zoom'] = (to, from, at = from) => {
    const before = viewport()
    const middle = { x: before.width / 2, y: before.height / 2 }
    const point = inchesAt(before, from?.x ?? middle.x, from?.y ?? middle.y)
    chosen = to === null ? null : clampScale(to)
    redraw()
    const { x, y } = scrolledTo(seen(), product(), scale(), point, at ?? middle)
    host.scrollTo(x, y)
    redraw()
  }
  const reveal: View['reveal'] = (box) => {
    const { left, top, scale: by, width, height } = viewport()
    const middle = { x: left + (box.x + box.width / 2) * by, y: top + (box.y + box.height / 2) * by }
    const isSeen = middle.x > RULER && middle.x < width && middle.y > RULER && middle.y < height
    if (!isSeen) pan({ x: width / 2 - middle.x, y: height / 2 - middle.y })
  }
  const closeUp: View['closeUp'] = (box) => {
    const { left, top, scale: by, width, height } = viewport()
    const share = Math.max((box.width * by) / width, (box.height * by) / height)
    if (!Number.isFinite(share) || (share >= SMALL && share <= 1)) return reveal(box)
    const middle = { x: left + (box.x + box.width / 2) * by, y: top + (box.y + box.height / 2) * by }
    zoom(share > 0 ? (by * LOOKED_AT) / share : by, middle, { x: width / 2, y: height / 2 })
  }
  return {
    viewport,
    zoom,
    reveal,
    closeUp,
    pan,
    seen,
    /** Size in pixels that the canvas needs to show the whole product. */
    extent: () => extentOf(seen(), product(), scale()),
    level: (): ZoomLevel => ({ percent: percentOf(scale()), isFitting: chosen === null }),
  }
}
