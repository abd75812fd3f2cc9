import type { Unit } from '@kisscut/core/units'
import type { Container } from '@svgdotjs/svg.js'
import { gridFor, ticksBetween } from './grid.ts'
import { RULER, inchesAt, type Viewport } from './viewport.ts'

/** The grid and the two rulers in the shopper's unit; zero is the product's top left corner. */
export function drawRulers(grid: Container, rulers: Container, viewport: Viewport, unit: Unit) {
  const { scale, left, top, width, height } = viewport
  const lines = gridFor(scale, unit)
  const from = inchesAt(viewport, RULER, RULER)
  const to = inchesAt(viewport, width, height)
  const across = ticksBetween(from.x, to.x, lines, unit)
  const down = ticksBetween(from.y, to.y, lines, unit)
  const fine = { step: lines.part, part: lines.part }
  const columns = (inches: number) => `M${left + inches * scale} ${RULER}V${height}`
  const rows = (inches: number) => `M${RULER} ${top + inches * scale}H${width}`
  const path = (name: string, d: string) => `<path class="${name}" d="${d}"/>`
  grid.node.innerHTML =
    path(
      'canvas-fine',
      ticksBetween(from.x, to.x, fine, unit)
        .map(({ inches }) => columns(inches))
        .join(''),
    ) +
    path(
      'canvas-fine',
      ticksBetween(from.y, to.y, fine, unit)
        .map(({ inches }) => rows(inches))
        .join(''),
    ) +
    path('canvas-line', across.map(({ inches }) => columns(inches)).join('')) +
    path('canvas-line', down.map(({ inches }) => rows(inches)).join(''))
  const texts = [
    ...across.map(({ inches, label }) => text(left + inches * scale + 4, RULER - 9, label)),
    ...down.map(({ inches, label }) => text(4, top + inches * scale - 4, label)),
  ]
  const marks =
    across.map(({ inches }) => `M${left + inches * scale} ${RULER - 10}V${RULER}`).join('') +
    down.map(({ inches }) => `M${RULER - 10} ${top + inches * scale}H${RULER}`).join('')
  rulers.node.innerHTML =
    `<path class="canvas-strip" d="M0 0H${width}V${RULER}H${RULER}V${height}H0Z"/>` +
    path('canvas-mark', marks) +
    texts.join('') +
    `<path class="canvas-strip" d="M0 0H${RULER}V${RULER}H0Z"/>` +
    `<text class="canvas-unit" x="${RULER / 2}" y="${RULER - 9}">${unit}</text>`
}

const text = (x: number, y: number, label: string) =>
  `<text class="canvas-number" x="${x}" y="${y}">${label}</text>`
