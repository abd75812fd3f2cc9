import { decimal } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'

const n = (value: number) => decimal(value, 4)

const line = (id: string, [x1, y1, x2, y2]: readonly [number, number, number, number], inner: string) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${inner}</linearGradient>`

const stop = (offset: number, color: string, opacity = 1) =>
  `<stop offset="${n(offset)}" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${n(opacity)}"`}/>`

/** From the top left corner of a box to its bottom right. */
const diagonal = ({ x, y, width, height }: Box) => [x, y, x + width, y + height] as const

/** A diagonal gradient with evenly spaced colors. */
export const stops = (id: string, box: Box, colors: readonly string[]): string =>
  line(id, diagonal(box), colors.map((color, i) => stop(i / (colors.length - 1), color)).join(''))

/** The soft window light on gloss vinyl: one broad band, one narrow. */
export const sheen = (id: string, box: Box): string =>
  line(
    id,
    diagonal(box),
    stop(0, '#fff', 0.34) +
      stop(0.26, '#fff', 0.1) +
      stop(0.3, '#fff', 0) +
      stop(0.62, '#fff', 0) +
      stop(0.66, '#fff', 0.13) +
      stop(0.74, '#fff', 0.03) +
      stop(0.75, '#fff', 0) +
      stop(1, '#000', 0.05),
  )

/** Gray and white squares: the convention for transparency. */
export function checker(id: string, unit: number): string {
  const cell = unit / 22
  const square = (x: number, y: number) =>
    `<rect x="${n(x)}" y="${n(y)}" width="${n(cell)}" height="${n(cell)}" fill="#d9dee2"/>`
  return (
    `<pattern id="${id}" width="${n(cell * 2)}" height="${n(cell * 2)}" patternUnits="userSpaceOnUse">` +
    `<rect width="${n(cell * 2)}" height="${n(cell * 2)}" fill="#fff"/>${square(0, 0)}${square(cell, cell)}</pattern>`
  )
}

const RAINBOW = [
  '#ff9ad5',
  '#c9a3ff',
  '#8fb8ff',
  '#7ff0f2',
  '#9dffb8',
  '#f6ff9c',
  '#ffc98f',
  '#ff9ad5',
] as const

/** Three overlapping gradients: the film's rainbow, its echo, and the glare. */
export function facets(id: string, { x, y, width, height }: Box): string {
  const rainbow = RAINBOW.map((color, i) => stop(i / (RAINBOW.length - 1), color)).join('')
  const echo = [...RAINBOW]
    .reverse()
    .map((color, i) => stop(i / (RAINBOW.length - 1), color, i % 2 === 0 ? 0.85 : 0.1))
    .join('')
  const glare = [0.12, 0.34, 0.52, 0.71, 0.9]
    .map(
      (at, i) =>
        stop(at - 0.07, '#fff', 0) + stop(at, '#fff', i % 2 === 0 ? 0.75 : 0.42) + stop(at + 0.05, '#fff', 0),
    )
    .join('')
  const [w, h] = [width, height]
  return (
    line(`${id}-rainbow`, [x, y + 0.1 * h, x + 0.9 * w, y + 1.05 * h], rainbow) +
    line(`${id}-cross`, [x + w, y, x + 0.25 * w, y + h], echo) +
    line(`${id}-glare`, [x, y + 0.35 * h, x + w, y + 0.75 * h], glare)
  )
}

/** The cells of reflective sheeting. */
export function honeycomb(id: string, unit: number): string {
  const side = unit / 34
  const wide = side * Math.sqrt(3)
  const high = side * 3
  const cell = `M0 ${n(side * 0.5)}L${n(wide / 2)} 0L${n(wide)} ${n(side * 0.5)}V${n(side * 1.5)}L${n(wide / 2)} ${n(side * 2)}L0 ${n(side * 1.5)}ZM${n(wide / 2)} ${n(side * 2)}V${n(high)}`
  return (
    `<pattern id="${id}" width="${n(wide)}" height="${n(high)}" patternUnits="userSpaceOnUse">` +
    `<path d="${cell}" fill="none" stroke="#9aa6b0" stroke-opacity="0.5" stroke-width="${n(side * 0.1)}"/></pattern>`
  )
}

/** The holes of window film, with a dark room behind. */
export function holes(id: string, unit: number): string {
  const step = unit / 46
  const dot = (x: number, y: number) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(step * 0.3)}"/>`
  return (
    `<pattern id="${id}" width="${n(step)}" height="${n(step * 2)}" patternUnits="userSpaceOnUse">` +
    `<g fill="#1b1917" fill-opacity="0.5">${dot(step / 2, step / 2)}${dot(0, step * 1.5)}${dot(step, step * 1.5)}</g></pattern>`
  )
}
