import type { CutJob } from './job.ts'
import { rings } from './job.ts'

const figure = (inches: number): string => String(Number(inches.toFixed(4)))

/** The cut lines as an SVG in true inches, for plotters that read it: curves stay curves, nothing but hairlines. */
export function cutSvg(job: CutJob): string {
  const points = rings(job).flatMap(({ ring }) => ring)
  const left = Math.min(...points.map(({ x }) => x))
  const top = Math.min(...points.map(({ y }) => y))
  const width = Math.max(...points.map(({ x }) => x)) - left
  const height = Math.max(...points.map(({ y }) => y)) - top
  const lines = job.lines.map(
    ({ name, path }) =>
      `<g id="${name}"><path d="${path}" fill="none" stroke="#ff00ff" stroke-width="0.001"/></g>`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${figure(width)}in" height="${figure(height)}in" ` +
    `viewBox="${[left, top, width, height].map(figure).join(' ')}">${lines.join('')}</svg>\n`
  )
}
