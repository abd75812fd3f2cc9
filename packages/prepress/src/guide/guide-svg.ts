import type { GuideOrder } from '@kisscut/shop/ports/guides'
import { layers } from '../messages/guide.ts'
import { guideLines, LAYERS, type GuideLayer } from './guide-lines.ts'

const STROKES: Readonly<Record<GuideLayer, string>> = {
  artwork: '',
  bleed: 'stroke="#0091b3" stroke-width="0.007" stroke-dasharray="0.02 0.03"',
  safeArea: 'stroke="#1d7a4a" stroke-width="0.007" stroke-dasharray="0.06 0.04"',
  cutLine: 'stroke="#ff00ff" stroke-width="0.01"',
}

const figure = (inches: number): string => String(Number(inches.toFixed(4)))

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A guide file as SVG in true size: a group for each layer, named as Inkscape and Illustrator read it. GUIDE-2. */
export function guideSvg(order: GuideOrder): string {
  const { page, paths } = guideLines(order)
  const groups = LAYERS.map((layer) => {
    const path = layer === 'artwork' ? '' : paths[layer]
    const drawn = path === '' ? '' : `<path d="${path}"/>`
    const named = `id="${layers[layer].replace(' ', '_')}" inkscape:groupmode="layer" inkscape:label="${layers[layer]}"`
    return `  <g ${named}${layer === 'artwork' ? '' : ` fill="none" ${STROKES[layer]}`}>${drawn}</g>`
  })
  const size = `width="${figure(page.width)}in" height="${figure(page.height)}in"`
  const viewBox = [page.x, page.y, page.width, page.height].map(figure).join(' ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ${size} viewBox="${viewBox}">`,
    `  <title>${escaped(order.title)}</title>`,
    ...groups,
    '</svg>',
    '',
  ].join('\n')
}
