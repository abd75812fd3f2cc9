import { elementOf, emptyDesign } from '@kisscut/artwork/design'
import { filmsOf } from '@kisscut/artwork/lettering'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutResources } from '../drawing/resources.ts'

const svg = (content: string, box = '0 0 100 50', more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${more}>${content}</svg>`
const paint = (colorId: string) => ({ colorId, customColor: null })

/** The cut films of a drawing of 4 by 2 inches: one unit is 0.04 in. */
async function filmsOfDrawing(
  content: string,
  more: Parameters<typeof elementOf<'clipart'>>[1] | object = {},
) {
  const element = elementOf('clipart', {
    ...{ id: 'd', side: 'front', clipart: 'c', x: 0, y: 0, width: 4, height: 2, base: paint('red') },
    ...more,
  })
  const design = { ...emptyDesign(4, 2), elements: [element] }
  const bytes = new TextEncoder().encode(content)
  const drawing = { mime: 'image/svg+xml', bytes, selectors: { r1: '#one', r2: '.two' } }
  const cutDrawings = { d: drawing }
  return filmsOf(design, await cutResources({ design, side: 'front', fonts: {}, colors: {}, cutDrawings }))
}
const areas = (films: Awaited<ReturnType<typeof filmsOfDrawing>>) =>
  films.map(({ colorId, area }) => [colorId, Math.round(area * 100) / 100])

describe('cutShapesOf (CLIP-5)', () => {
  it('returns one welded path per color: regions by id and class, the rest in the base color', async () => {
    const drawing = svg(
      '<g id="one"><rect width="20" height="20"/><rect x="10" width="20" height="20"/></g>' +
        '<g class="x two" transform="translate(50 0) scale(2)"><path d="M0 0H10V10H0Z"/></g><rect x="90" y="40" width="10" height="10"/>',
    )
    const films = await filmsOfDrawing(drawing, { regions: { r1: paint('red'), r2: paint('snow') } })
    expect(areas(films)).toEqual([
      ['red', 1.12],
      ['snow', 0.64],
    ])
    expect(films[1]!.box.x).toBe(2)
    expect(films[1]!.box.width).toBeCloseTo(0.8)
  })

  it('covers strokes at their width and openings by their fill rule, and omits hidden elements', async () => {
    const line = svg('<path d="M0 10H50" fill="none" stroke="#000" stroke-width="5"/>')
    expect(areas(await filmsOfDrawing(line))).toEqual([['red', 0.4]])
    const frame = (rule: string) => svg(`<path fill-rule="${rule}" d="M0 0H50V50H0ZM10 10H40V40H10Z"/>`)
    expect(areas(await filmsOfDrawing(frame('evenodd')))).toEqual([['red', 2.56]])
    expect(areas(await filmsOfDrawing(frame('nonzero')))).toEqual([['red', 4]])
    const style = '<style>.gone{display:none}</style>'
    expect(await filmsOfDrawing(svg(`${style}<rect class="gone" width="9" height="9"/>`))).toEqual([])
    expect(await filmsOfDrawing(svg('<defs><rect width="9" height="9"/></defs>'))).toEqual([])
  })

  it('turns and mirrors with the element', async () => {
    const [film] = await filmsOfDrawing(svg('<rect width="50" height="50"/>'), { invertX: true })
    expect(film!.box).toMatchObject({ x: 2, width: 2 })
  })

  it('rejects input that is not a drawing', async () => {
    await expect(filmsOfDrawing('<svg')).rejects.toThrow()
    await expect(filmsOfDrawing('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>')).rejects.toThrow()
  })
})

const rectangle = fc
  .tuple(fc.nat(80), fc.nat(30), fc.integer({ min: 2, max: 20 }), fc.integer({ min: 2, max: 20 }))
  .map(([x, y, width, height]) => `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`)

describe('invariants of cut drawings', () => {
  it('a drawing and its inverse add up to one whole piece, without overlap (CLIP-4)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(rectangle, { minLength: 1, maxLength: 8 }), async (shapes) => {
        const [film] = await filmsOfDrawing(svg(shapes.join('')))
        const [rest] = await filmsOfDrawing(svg(shapes.join('')), { inverted: true })
        expect(film!.area + rest!.area).toBeCloseTo(8, 2)
        expect(rest!.colorId).toBe('red')
      }),
      { numRuns: 30 },
    )
  })

  it('overlapping shapes of one color are cut once, whatever their order (CLIP-5)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(rectangle, { minLength: 1, maxLength: 8 }), async (shapes) => {
        const [a, b] = [shapes, shapes.toReversed()].map((each) => filmsOfDrawing(svg(each.join(''))))
        const [one, other] = [(await a!)[0]!, (await b!)[0]!]
        expect([one.box, one.area.toFixed(4)]).toEqual([other.box, other.area.toFixed(4)])
      }),
      { numRuns: 30 },
    )
  })
})
