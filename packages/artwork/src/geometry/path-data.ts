import { decimal } from './number.ts'
import type { Box, Point, Ring } from './point.ts'

/** A coordinate pair as path data, with `places` decimals. */
export const pair = (x: number, y: number, places = 4): string =>
  `${decimal(x, places)} ${decimal(y, places)}`

/** Closed path data of straight lines. */
export function polygonPath(rings: readonly Ring[], places = 4): string {
  return rings
    .filter((ring) => ring.length > 1)
    .map((ring) => `M${ring.map(({ x, y }: Point) => pair(x, y, places)).join('L')}Z`)
    .join('')
}

/** An upright rectangle, its corners rounded by `radius` (never by more than half the shorter side). */
export function rectanglePath(box: Box, radius = 0): string {
  const { x, y, width, height } = box
  const r = Math.max(0, Math.min(radius, width / 2, height / 2))
  const right = x + width
  const bottom = y + height
  if (r === 0) {
    return `M${pair(x, y)}L${pair(right, y)}L${pair(right, bottom)}L${pair(x, bottom)}Z`
  }
  const arc = (toX: number, toY: number) => `A${pair(r, r)} 0 0 1 ${pair(toX, toY)}`
  return (
    `M${pair(x + r, y)}L${pair(right - r, y)}${arc(right, y + r)}` +
    `L${pair(right, bottom - r)}${arc(right - r, bottom)}` +
    `L${pair(x + r, bottom)}${arc(x, bottom - r)}L${pair(x, y + r)}${arc(x + r, y)}Z`
  )
}

/** The ellipse in a box, as four quarters: half arcs would magnify the rounding of their radii. */
export function ellipsePath({ x, y, width, height }: Box): string {
  const [rx, ry] = [width / 2, height / 2]
  const quarter = (toX: number, toY: number) => `A${pair(rx, ry)} 0 0 1 ${pair(toX, toY)}`
  return (
    `M${pair(x, y + ry)}${quarter(x + rx, y)}${quarter(x + width, y + ry)}` +
    `${quarter(x + rx, y + height)}${quarter(x, y + ry)}Z`
  )
}
