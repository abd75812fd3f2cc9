import { emptyDesign, reshape, type TextItem } from '@kisscut/artwork/design'
import { designScene } from '@kisscut/artwork/design-scene'
import { boxAround, decimal, flatten } from '@kisscut/artwork/geometry'
import { lineOutline, setBlock, setLine, weld } from '@kisscut/artwork/text'
import { exact, type Entry, type Section } from '../entry.ts'
import type { FaceName, Studio } from '../studio.ts'
import { CUT, drawing, INK, QUIET, tile } from '../tile.ts'
import { textElement } from './text-element.ts'

const paint = (customColor: string) => ({ colorId: null, customColor })

/** A path with its own box, filled. */
const shown = (path: string, more = `fill="${INK}"`) =>
  drawing(`<path d="${path}" ${more}/>`, boxAround(flatten(path, 0.5).flat()), 3)

/** A text element on a card of 3 × 2 inches. */
const onCard = (
  file: string,
  name: string,
  shows: string,
  given: Partial<TextItem> & { readonly font: FaceName },
): Entry =>
  exact(`text-${file}.svg`, name, 'drawText', shows, (studio) => {
    const card = reshape('front', { clipType: 'rounded_corner', clipRadius: 6 }).apply(emptyDesign(3, 2.25))
    const elements = [textElement(studio, given, 1.5, 1.125)]
    return tile(designScene({ ...card, elements }, 'front', 'white', 'preview', studio.resources)!)
  })

/** Letter by letter, each at its own advance width. */
function unkerned(studio: Studio, text: string, size: number): string {
  let x = 0
  return [...text]
    .map((letter) => {
      const line = setLine(studio.face('abril'), letter, { size })
      const path = lineOutline(line, x, 0)
      x += line.width
      return path
    })
    .join('')
}

export const text: Section = {
  title: 'Text',
  description: 'HarfBuzz shapes, the outlines are what is printed and cut: no font leaves the shop.',
  entries: [
    exact(
      'text-kerning.svg',
      'kerning',
      'setLine',
      'Above as the font kerns it, below letter by letter',
      (studio) => {
        const kerned = lineOutline(setLine(studio.face('abril'), 'TAVERN WAY', { size: 40 }), 0, 0)
        return tile(
          drawing(
            `<path d="${kerned}" fill="${INK}"/><g transform="translate(0 54)"><path d="${unkerned(studio, 'TAVERN WAY', 40)}" fill="${QUIET}"/></g>`,
            { x: 0, y: -34, width: 306, height: 92 },
            4,
          ),
        )
      },
    ),
    exact('text-tracking.svg', 'tracking', 'setLine', 'Tracked by −40, 0 and 160 thousandths', (studio) => {
      const rows = [-40, 0, 160].map(
        (tracking, row) =>
          `<path d="${lineOutline(setLine(studio.face('oswald'), 'NORTH FORK', { size: 32, tracking }), 0, row * 42)}" fill="${INK}"/>`,
      )
      return tile(drawing(rows.join(''), { x: 0, y: -30, width: 210, height: 122 }, 4))
    }),
    exact(
      'text-alignment.svg',
      'alignment',
      'setBlock',
      'Left, center and right, lines broken between words',
      (studio) => {
        const blocks = (['left', 'center', 'right'] as const).map((alignment) => {
          const { path, box } = setBlock(studio.face('oswald'), 'Peel here, keep the backing', {
            size: 20,
            wrap: 100,
            alignment,
          })
          return drawing(`<path d="${path}" fill="${INK}"/>`, box)
        })
        return tile(...blocks)
      },
    ),
    onCard('arc-over', 'arc', 'Over a circle, 150 degrees', {
      ...{ font: 'graduate', text: 'SLACKWATER BREWING', size: 0.25, fill: paint('#12343b') },
      bend: { kind: 'arc', degrees: 150 },
    }),
    onCard('arc-under', 'arc', 'Under a circle, −150 degrees: a smile, read from left to right', {
      ...{ font: 'graduate', text: 'SLACKWATER BREWING', size: 0.25, fill: paint('#12343b') },
      bend: { kind: 'arc', degrees: -150 },
    }),
    onCard('path', 'path', 'Along a free path', {
      ...{ font: 'lobster', text: 'down by the river', size: 0.34, fill: paint('#1d6f8a') },
      bend: { kind: 'path', path: 'M0 0.5C0.5 -0.35 1 -0.1 1.3 0.3C1.6 0.7 2.1 0.8 2.6 0.1' },
    }),
    onCard('stroke', 'stroke', 'A stroke of 60 thousandths of an inch behind its fill', {
      ...{ font: 'oswald', text: 'KISS CUT', size: 0.62, fill: paint('#f2b705') },
      stroke: { ...paint('#1b1917'), width: 60 },
    }),
    onCard('lines', 'lines', 'Several lines of one element', {
      ...{
        font: 'graduate',
        text: 'FERN & CO\nplants · pots · soil\nsince 1987',
        size: 0.26,
        fill: paint('#1d5a3a'),
      },
    }),
    onCard('arabic', 'scripts', 'Arabic: joined, from right to left', {
      ...{ font: 'arabic', text: 'ملصقات جميلة', size: 0.5, fill: paint('#5b2a6e') },
    }),
    onCard('cyrillic', 'scripts', 'Cyrillic', {
      ...{ font: 'cyrillic', text: 'НАКЛЕЙКИ', size: 0.5, fill: paint('#8a1f2d') },
    }),
    exact(
      'text-weld.svg',
      'weld',
      'weld',
      'What the plotter would cut: letters overlapping, and welded into one',
      (studio) => {
        const script = lineOutline(setLine(studio.face('lobster'), 'rip', { size: 60 }), 0, 0)
        const line = `fill="#fdeaf3" stroke="${CUT}" stroke-width="${decimal(0.8)}"`
        return tile(shown(script, line), shown(weld(script, 0.05), line))
      },
    ),
  ],
}
