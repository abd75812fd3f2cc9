import { describe, expect, it } from 'vitest'
import {
  lookOfRegion,
  paintedClipart,
  pixelsOfDrawing,
  regionPaintOf,
  regionPaintOfRow,
  regionRowsOf,
  textureOf,
} from './index.ts'
import type { RegionColors } from './index.ts'

const DEER =
  '<?xml version="1.0"?><!-- a deer --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" fill="#1b1917" fill-rule="evenodd">' +
  '<path id="antlers" d="M0 0H9Z"/><g id="head" class="skin"><circle r="4" fill="#fff"/><path d="M1 1H2" fill="none" stroke="#000"/></g></svg>'

const painted = (colors: Record<string, string>, svg = DEER) => paintedClipart(svg, colors, 'e1')
const markupOf = (colors: Record<string, string>, svg = DEER) => {
  const artwork = painted(colors, svg)
  return artwork && 'markup' in artwork ? artwork.markup : null
}

describe('a clipart in a design (REC-20, REC-21)', () => {
  it('has its regions painted and keeps the colors of the others', () => {
    const markup = markupOf({ '#antlers': '#d6006c' })
    expect(markup).toContain('<path id="e1-antlers" d="M0 0H9Z" fill="#d6006c"/>')
    expect(markup).toContain('<circle r="4" fill="#fff"/>')
    expect(markup).toMatch(/^<g fill="#1b1917" fill-rule="evenodd">/)
  })

  it('paints everything in a group except elements without a fill', () => {
    const markup = markupOf({ '.skin': 'tan' })
    expect(markup).toContain('<circle r="4" fill="tan"/>')
    expect(markup).toContain('<path d="M1 1H2" fill="none" stroke="#000"/>')
    expect(markup).not.toContain('antlers" d="M0 0H9Z" fill')
  })

  it('accepts several selectors, and fills in style attributes', () => {
    const svg = '<svg viewBox="0 0 1 1"><path id="a" style="fill: red;opacity:.5"/><path class="b c"/></svg>'
    const markup = markupOf({ '#a, .c': 'blue' }, svg)
    expect(markup).toContain('fill="blue"')
    expect(markup).not.toContain('red')
    expect(markup).toContain('<path class="b c" fill="blue"/>')
  })

  it('keeps references to its own parts, with prefixed ids', () => {
    const svg =
      '<svg width="4" height="2"><clipPath id="k"><path d="M0 0H1"/></clipPath><g clip-path="url(#k)"><use href="#k"/></g></svg>'
    expect(painted({}, svg)).toEqual({
      markup:
        '<g><clipPath id="e1-k"><path d="M0 0H1"/></clipPath><g clip-path="url(#e1-k)"><use href="#e1-k"/></g></g>',
      viewBox: '0 0 4 2',
    })
  })

  it('rejects input that is no drawing, and escapes colors', () => {
    expect(painted({}, 'hello')).toBeNull()
    expect(painted({}, '<svg><path/></svg>')).toBeNull()
    expect(markupOf({ '#antlers': '"><script>' })).not.toContain('<script>')
  })
})

const BADGE =
  '<svg viewBox="0 0 200 200"><g id="body" transform="scale(2)"><path d="M0 0H9Z" stroke="#000" stroke-width="3"/><path class="shade" d="M2 2H3Z" fill="#888"/><path d="M4 4H5" fill="none" stroke="#000"/><g id="eye"><circle r="1"/></g></g></svg>'
/** Two inches a side: a hundred units per inch. */
const badge = (colors: RegionColors) => {
  const artwork = paintedClipart(BADGE, colors, 'e1', { inches: { width: 2, height: 2 } })
  return artwork && 'markup' in artwork ? artwork.markup : ''
}

describe('the outline of a region (CLIP-13, DESIGN-5)', () => {
  const stroke = { color: '#ffffff', width: 0.1 }

  it('is drawn below every filled element, at its stated width at any scale', () => {
    const markup = badge({ '#body': { color: '#d6006c', stroke }, '#eye': '#000001' })
    const outline =
      '<g fill="none" stroke="#ffffff" stroke-width="10" stroke-linejoin="round"><g transform="scale(2)" stroke-width="5"><path d="M0 0H9Z"/><path d="M2 2H3Z"/></g></g>'
    expect(markup).toContain(`${outline}<g id="e1-body"`)
    // The drawing's own stroke is removed; elements with only a stroke stay.
    expect(markup).toContain('<path d="M0 0H9Z" fill="#d6006c"/>')
    expect(markup).toContain('<path d="M4 4H5" fill="none" stroke="#000"/>')
    expect(markup.match(/<circle/g)).toHaveLength(1)
  })

  it('is drawn without a color for the region, too', () => {
    expect(badge({ '#eye': { color: null, stroke } })).toContain(
      '<g fill="none" stroke="#ffffff" stroke-width="5" stroke-linejoin="round"><g><circle r="1"/></g></g><g id="e1-eye"><circle r="1"/></g>',
    )
  })

  it('extends beyond the box by half its width, and nothing else does', () => {
    const artwork = paintedClipart(BADGE, { '#eye': { color: null, stroke } }, 'e1', {
      inches: { width: 2, height: 2 },
    })
    expect(artwork).toMatchObject({ viewBox: '0 0 200 200', overflows: true })
    expect(JSON.stringify(artwork)).toContain(
      '<rect x=\\"-5\\" y=\\"-5\\" width=\\"210\\" height=\\"210\\"/>',
    )
    expect(paintedClipart(BADGE, { '#eye': 'red' }, 'e1')).not.toHaveProperty('overflows')
  })

  it('is escaped', () => {
    const hostile = { color: '"><script>', width: 0.1 }
    expect(badge({ '#body': { color: null, stroke: hostile } })).not.toContain('<script>')
  })
})

describe('shading of a region (CLIP-14)', () => {
  const blend = { selector: '.shade', mode: 'multiply' } as const

  it('keeps its own color and is blended over the parts below, within the drawing alone', () => {
    const markup = badge({ '#body': { color: '#d6006c', blend } })
    expect(markup).toContain('<path class="shade" d="M2 2H3Z" fill="#888" style="mix-blend-mode:multiply"/>')
    expect(markup).toMatch(/^<g style="isolation:isolate">/)
  })

  it('is unchanged where the color sets no blend mode', () => {
    const markup = badge({ '#body': { color: '#d6006c', blend: { ...blend, mode: 'normal' } } })
    expect(markup).toContain('<path class="shade" d="M2 2H3Z" fill="#d6006c"/>')
    expect(markup).not.toContain('blend')
  })
})

describe('the texture of a region (CLIP-15)', () => {
  it('is tiled at 300 of its pixels per inch at any scale, on its background', () => {
    const texture = textureOf('/wood.webp', { width: 600, height: 150 }, '#a5633a')
    const markup = badge({ '#body': { color: '#b08d3c', texture } })
    expect(markup).toContain(
      '<pattern id="e1-texture-1" patternUnits="userSpaceOnUse" width="200" height="50" patternTransform="scale(0.5)"><rect width="200" height="50" fill="#a5633a"/><image width="200" height="50" preserveAspectRatio="none" href="/wood.webp"/></pattern>',
    )
    expect(markup).toContain('<path d="M0 0H9Z" stroke="#000" stroke-width="3" fill="url(#e1-texture-1)"/>')
    expect(markup.match(/<pattern/g)).toHaveLength(1)
  })

  it('from a drawing is sized by its inches, its pixels or its view box', () => {
    const sized = (stated: Partial<Readonly<Record<string, string>>>) =>
      pixelsOfDrawing((name) => stated[name])
    const square = (side: number) => ({ width: side, height: side })
    const [viewBox, twice] = ['0 0 60 60', '-10,-10, 60  120']
    expect(sized({ width: '120', height: '120px', viewBox })).toEqual(square(120))
    expect(sized({ width: '1in', height: '25.4mm' })).toEqual(square(300))
    expect(sized({ width: '2.54 cm', height: '72pt' })).toEqual(square(300))
    expect(sized({ viewBox })).toEqual(square(60))
    expect(sized({ viewBox: twice })).toEqual({ width: 60, height: 120 })
    expect(sized({ width: '30', viewBox: twice })).toEqual({ width: 30, height: 60 })
    expect(sized({ height: '1in', viewBox: twice })).toEqual({ width: 150, height: 300 })
    expect(sized({ width: '100%', height: '100%', viewBox })).toEqual(square(60))
    for (const none of [
      {},
      { width: '120' },
      { width: '0', height: '5' },
      { viewBox: '0 0 0 9' },
      { viewBox: '0 0 9' },
    ])
      expect(sized(none)).toBeNull()
  })

  it('fills an inverted drawing’s piece', () => {
    const texture = textureOf('/wood.webp', { width: 300, height: 300 }, null)
    const artwork = paintedClipart(BADGE, {}, 'e1', { base: { color: '#111111', texture }, inverted: true })
    expect(JSON.stringify(artwork)).toContain('fill=\\"url(#e1-texture-1)\\" mask')
  })
})

describe('the look of a region', () => {
  const gold = { colorId: 'gold', customColor: null }
  const palette = {
    css: ({ colorId }: { colorId: string | null }) => (colorId === 'gold' ? '#b08d3c' : null),
    blendModeOf: () => 'multiply' as const,
  }
  const printed = { blendSelector: '.shade', isCut: false }
  const paint = regionPaintOf(gold, { ...gold, width: 5 })

  it('has an outline in inches and a blend mode in print', () => {
    expect(lookOfRegion(paint, printed, palette)).toEqual({
      color: '#b08d3c',
      stroke: { color: '#b08d3c', width: 0.005 },
      blend: { selector: '.shade', mode: 'multiply' },
    })
  })

  it('has only its color where it is cut (CLIP-13)', () => {
    expect(lookOfRegion(paint, { ...printed, isCut: true }, palette)).toEqual({ color: '#b08d3c' })
    expect(
      lookOfRegion(
        regionPaintOf({ colorId: 'gone', customColor: null }, { ...gold, width: 0 }),
        printed,
        palette,
      ),
    ).toBeNull()
  })

  it('survives a round trip through its row (REC-52)', () => {
    const [row] = regionRowsOf({ body: paint })
    expect(row).toEqual({
      ...{ region: 'body', color: 'gold', custom_color: null },
      ...{ stroke_color: 'gold', custom_stroke_color: null, stroke_width: '5' },
    })
    expect(regionPaintOfRow(row!)).toEqual(paint)
    expect(regionPaintOfRow({ color: 'gold', custom_color: null })).toEqual(gold)
  })
})
