import svgpath from 'svgpath'
import type { Branch } from './tree.ts'

/** The outline of a shape in its parent's units with its own transform; null for other elements and for lengths with units. */
export function shapePath({ name, attributes }: Branch): string | null {
  const number = (of: string, otherwise = 0): number => {
    const value = attributes.get(of)
    return value === undefined
      ? otherwise
      : /^\s*[+-]?[\d.]+(?:e[+-]?\d+)?(?:px)?\s*$/i.test(value)
        ? Number.parseFloat(value)
        : Number.NaN
  }
  const d = outlineOf(name, number, attributes)
  if (d === null || d.includes('NaN')) return null
  return svgpath(d)
    .transform(attributes.get('transform') ?? '')
    .abs()
    .round(4)
    .toString()
}

function outlineOf(
  name: string,
  number: (of: string, otherwise?: number) => number,
  attributes: ReadonlyMap<string, string>,
): string | null {
  switch (name) {
    case 'path':
      return attributes.get('d') ?? ''
    case 'rect':
      return rectangle(number)
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'))
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
    case 'polygon':
    case 'polyline':
      return `M${(attributes.get('points') ?? '').trim()}Z`
    default:
      return null
  }
}

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`

function rectangle(number: (of: string, otherwise?: number) => number): string {
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')]
  const rx = Math.min(width / 2, number('rx', number('ry')))
  const ry = Math.min(height / 2, number('ry', rx))
  if (!(rx > 0 && ry > 0)) return `M${x} ${y}h${width}v${height}h${-width}Z`
  const arc = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  return `M${x + rx} ${y}h${width - 2 * rx}${arc(rx, ry)}v${height - 2 * ry}${arc(-rx, ry)}h${2 * rx - width}${arc(-rx, -ry)}v${2 * ry - height}${arc(rx, -ry)}Z`
}
