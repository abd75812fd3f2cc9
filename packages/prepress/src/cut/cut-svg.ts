import { boxAround } from '@kisscut/artwork/geometry'
import { orientedLines, polylines, type CutJob } from './job.ts'

const figure = (inches: number): string => String(Number(inches.toFixed(4)))

/**
 * The cut lines as an SVG in inches, for plotters that read it: curves stay curves, hairlines only, one group
 * per layer. As large as the sheet where there is one, else as the lines.
 */
export function cutSvg(job: CutJob): string {
  const all = polylines(job)
  const { x, y, width, height } = job.sheet
    ? { x: 0, y: 0, ...job.sheet }
    : boxAround(all.flatMap(({ points }) => points))
  const lines = orientedLines(job)
  const layers = [...new Set(lines.map(({ name }) => name))].map((layer) => {
    const paths = lines.flatMap(({ name, path }) => (name === layer ? [`<path d="${path}"/>`] : []))
    return `<g id="${layer}" fill="none" stroke="#ff00ff" stroke-width="0.001">${paths.join('')}</g>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${figure(width)}in" height="${figure(height)}in" ` +
    `viewBox="${[x, y, width, height].map(figure).join(' ')}">${layers.join('')}</svg>\n`
  )
}
