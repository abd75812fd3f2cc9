import { cornersOf, middleOf, type Placement } from '@kisscut/artwork/placement'
import type { Corner, Point } from '@kisscut/machines/canvas'
import type { Container } from '@svgdotjs/svg.js'
import type { Viewport } from './viewport.ts'

/** Distance of the rotation handle above the selection, and touch size of a handle, in pixels. */
const KNOB_DISTANCE = 30
const TOUCH_RADIUS = 22
const HANDLE_RADIUS = 7
const CORNERS: readonly Corner[] = [0, 1, 2, 3]

/** The frame around the selection with a handle at each corner and one to rotate it; `data-grab` identifies each. */
export function drawHandles(layer: Container) {
  const outline = layer.polygon([]).addClass('canvas-frame')
  const stem = layer.line(0, 0, 0, 0).addClass('canvas-stem')
  const knob = handle(layer, 'rotate')
  const corners = CORNERS.map((corner) => handle(layer, `scale:${corner}`))
  return {
    /** `frame` in inches; null without a selection. */
    show(frame: Placement | null, viewport: Viewport) {
      if (!frame) {
        layer.hide()
        return
      }
      layer.show()
      const inPixels = ({ x, y }: Point) => ({
        x: viewport.left + x * viewport.scale,
        y: viewport.top + y * viewport.scale,
      })
      const points = cornersOf(frame).map(inPixels)
      outline.plot(points.map(({ x, y }) => [x, y] as [number, number]))
      points.forEach((point, at) => corners[at]?.moveTo(point))
      const { from, to } = knobOf(points, inPixels(middleOf(frame)), frame.rotation)
      stem.plot(from.x, from.y, to.x, to.y)
      knob.moveTo(to)
    },
  }
}

/** Position of the knob above the middle of the frame's upper side, rotated with it. */
function knobOf(points: readonly Point[], middle: Point, rotation: number) {
  const [a = middle, b = middle] = points
  const from = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const up = ((rotation - 90) * Math.PI) / 180
  return { from, to: { x: from.x + Math.cos(up) * KNOB_DISTANCE, y: from.y + Math.sin(up) * KNOB_DISTANCE } }
}

function handle(layer: Container, grab: string) {
  const visible = layer.circle(HANDLE_RADIUS * 2).addClass('canvas-handle')
  const touched = layer
    .circle(TOUCH_RADIUS * 2)
    .addClass('canvas-touch')
    .attr('data-grab', grab)
  return {
    moveTo({ x, y }: Point) {
      visible.center(x, y)
      touched.center(x, y)
    },
  }
}
