import { cornersOf, middleOf, type Placement } from '@kisscut/artwork/placement'
import type { Point } from '@kisscut/machines/placing'
import type { Container } from '@svgdotjs/svg.js'
import type { CanvasWindow } from './window.ts'

/** How far above the artwork the turning knob stands, and how large a handle is to the finger, in pixels. */
const KNOB_AWAY = 30
const TOUCH = 22
const DOT = 7

interface HandlesView {
  readonly placement: Placement | null
  readonly isSelected: boolean
}

/** The frame round the artwork with a handle at each corner and a knob to turn it; `data-grab` says what each does. */
export function drawHandles(layer: Container) {
  const frame = layer.polygon([]).addClass('mat-frame')
  const stem = layer.line(0, 0, 0, 0).addClass('mat-stem')
  const knob = dot(layer, 'turn')
  const corners = [0, 1, 2, 3].map((corner) => dot(layer, `scale:${corner}`))
  return {
    show({ placement, isSelected }: HandlesView, window: CanvasWindow) {
      if (!placement || !isSelected) {
        layer.hide()
        return
      }
      layer.show()
      const inPixels = ({ x, y }: Point) => ({
        x: window.left + x * window.scale,
        y: window.top + y * window.scale,
      })
      const points = cornersOf(placement).map(inPixels)
      frame.plot(points.map(({ x, y }) => [x, y] as [number, number]))
      points.forEach((point, at) => corners[at]?.moveTo(point))
      const { from, to } = knobOf(points, inPixels(middleOf(placement)), placement.rotation)
      stem.plot(from.x, from.y, to.x, to.y)
      knob.moveTo(to)
    },
  }
}

/** The knob stands away from the middle of the artwork's upper side, as that is turned. */
function knobOf(points: readonly Point[], middle: Point, rotation: number) {
  const [a = middle, b = middle] = points
  const from = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const up = ((rotation - 90) * Math.PI) / 180
  return { from, to: { x: from.x + Math.cos(up) * KNOB_AWAY, y: from.y + Math.sin(up) * KNOB_AWAY } }
}

function dot(layer: Container, grab: string) {
  const seen = layer.circle(DOT * 2).addClass('mat-handle')
  const touched = layer
    .circle(TOUCH * 2)
    .addClass('mat-touch')
    .attr('data-grab', grab)
  return {
    moveTo({ x, y }: Point) {
      seen.center(x, y)
      touched.center(x, y)
    },
  }
}
