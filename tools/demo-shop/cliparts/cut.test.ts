import { onPage, type DrawingBoxes } from '@kisscut/artwork/clipart'
import { boxAround, flatten, widthOfRing } from '@kisscut/artwork/geometry'
import { DEFAULT_PRINT_RULES as rules } from '@kisscut/core/print-rules'
import { filmsOf, HAIR, letteringFindings } from '@kisscut/artwork/lettering'
import { cutSvg } from '@kisscut/prepress/cut'
import { drawDesign } from '@kisscut/prepress/drawing'
import { clipartDesign, finishedSizeOfDrawing } from '@kisscut/shop/clipart-design'
import { inches } from '@kisscut/core/units'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLIPART_PRODUCTS } from '../data/decals.ts'
import { boxesOfDrawing } from '../data/drawing-boxes.ts'
import { cutOf, measured, regionsOf, svgOf } from './measure.ts'

const FILM = CLIPART_PRODUCTS.filter(({ type }) => type !== 'printed_cutout')
const PRINTED = CLIPART_PRODUCTS.filter(({ type }) => type === 'printed_cutout')

const film = (colorId: string) => ({ colorId, customColor: null })

/** The boxes of drawings for sale, each measured once. */
const boxesOf = (() => {
  const known = new Map<string, Promise<DrawingBoxes>>()
  return (clipart: string) => {
    const boxes = known.get(clipart) ?? measured(clipart)
    known.set(clipart, boxes)
    return boxes
  }
})()

interface Ordered {
  readonly width: number
  readonly height: number
  readonly inverted?: boolean
  readonly parts?: readonly string[]
}

/** The design that the shop makes for an order of a drawing. */
async function made(
  clipart: string,
  isFilm: boolean,
  { width, height, inverted = false, parts = [] }: Ordered,
) {
  const boxes = await boxesOf(clipart)
  const paints = Object.fromEntries(parts.map((id) => [id, film(id)]))
  const chosen = {
    ...{ width, height, clipart, inverted, paints, boxes: isFilm ? boxes : onPage(boxes) },
    ...{
      base: isFilm ? film('base') : null,
      dieLine: isFilm ? ('rectangle' as const) : ('contour' as const),
    },
  }
  const design = clipartDesign(chosen, isFilm)
  return { design, finished: finishedSizeOfDrawing(chosen, isFilm) }
}

/** A design and the films it is cut from. */
const cut = async (clipart: string, ordered: Ordered) => {
  const { design, finished } = await made(clipart, true, ordered)
  const resources = await cutOf(clipart, design)
  return { design, finished, resources, films: filmsOf(design, resources) }
}

/** Initial designs, which two tests use: computed once. */
const opened = new Map<string, ReturnType<typeof cut>>()
const openedCut = (sold: Sold) => {
  const known = opened.get(sold.id) ?? cut(sold.clipart, sizesOf(sold)[0]!)
  opened.set(sold.id, known)
  return known
}

/** Findings that would mean a hairline nobody can weed, where they are narrow enough. */
const HAIRLINES: readonly string[] = ['thin-part', 'narrow-gap']

describe('every drawing that the demo shop sells as a cut decal', () => {
  it.each(FILM.map(({ id }) => id))(
    'is cut without a hairline, in one welded path per color: %s (CLIP-5)',
    async (product) => {
      const sold = FILM.find(({ id }) => id === product)!
      const parts = regionsOf(sold.clipart).map(({ id }) => id)
      const colored = parts.length > 0 ? [await cut(sold.clipart, { ...sizesOf(sold)[0]!, parts })] : []
      for (const { design, resources, films } of [await openedCut(sold), ...colored]) {
        expect(films.length).toBeGreaterThan(0)
        expect(new Set(films.map(({ colorId }) => colorId)).size).toBe(films.length)
        const found = letteringFindings(design, resources).filter(
          ({ code, measured }) => HAIRLINES.includes(code) && measured < HAIR,
        )
        expect(found.map(({ code, measured }) => [code, measured])).toEqual([])
        const svg = cutSvg({
          lines: films.map(({ path, colorId }) => ({ name: `Film-${colorId ?? ''}` as const, path })),
        })
        expect(svg.match(/<path/g)).toHaveLength(films.length)
        for (const { path } of films)
          for (const ring of flatten(path)) expect(widthOfRing(ring)).toBeGreaterThan(HAIR)
      }
    },
  )
})

/** Tolerance in inches between the cut and the paid size. */
const EXACT = 0.002
/** Tolerance of random sizes, whose sides are rounded to thousandths while the drawing keeps its ratio. */
const ROUNDED = 0.001
/** Tolerance in inches of a contour traced from pixels. */
const TRACED = 0.01
const LARGEST = 24

type Sold = (typeof CLIPART_PRODUCTS)[number]
type Size = Readonly<Record<'width' | 'height', number>>

/** The initial size, one with a longer side of {@link LARGEST} inches, and the preset sizes. */
const sizesOf = ({ default_width, default_height, lock_ratio, sizes = [] }: Sold) => {
  const [width = 1, height = 1] = String(lock_ratio).split(':').map(Number)
  const by = LARGEST / Math.max(width, height)
  return [
    { width: Number(default_width), height: Number(default_height) },
    { width: inches(width * by), height: inches(height * by) },
    ...sizes.map((id) => ({ width: Number(id.split('x')[1]), height: Number(id.split('x')[1]) })),
  ]
}

const differs = (one: Size, other: Size) =>
  Number(Math.max(Math.abs(one.width - other.width), Math.abs(one.height - other.height)).toFixed(4))

describe('the cut size equals the paid size (SIZE-14, CLIP-4)', () => {
  it('with every drawing measured as the shop does', async () => {
    for (const { clipart } of CLIPART_PRODUCTS)
      expect(await boxesOf(clipart), clipart).toEqual(boxesOfDrawing(clipart))
  }, 120_000)

  it.each(FILM)('for $id, cut from film, inverted too', async (sold) => {
    const [opens, ...sizes] = sizesOf(sold) as [Size, ...Size[]]
    for (const size of [opens, ...sizes])
      for (const inverted of sold.option_invert ? [false, true] : [false]) {
        const isOpened = size === opens && !inverted
        const { finished, films } = await (isOpened
          ? openedCut(sold)
          : cut(sold.clipart, { ...size, inverted }))
        const { box } = films[0]!
        expect(differs(box, size), `${inverted} ${size.width}`).toBeLessThanOrEqual(EXACT)
        expect(differs(box, finished!)).toBeLessThanOrEqual(EXACT)
      }
  })

  it('always, for any drawing at any size it is sold at', async () => {
    const sold = fc.constantFrom(...FILM)
    await fc.assert(
      fc.asyncProperty(
        sold,
        fc.double({ min: 0.1, max: 1, noNaN: true }),
        fc.boolean(),
        async (of, by, invert) => {
          const largest = sizesOf(of)[1]!
          const size = { width: inches(largest.width * by), height: inches(largest.height * by) }
          const { films } = await cut(of.clipart, { ...size, inverted: invert && of.option_invert === true })
          const { box } = films[0]!
          expect(differs(box, size)).toBeLessThanOrEqual(EXACT + ROUNDED)
        },
      ),
    )
  }, 60_000)

  it.each(PRINTED)('for $id, printed, along its contour', async (sold) => {
    const [size] = sizesOf(sold) as [Size]
    const { design } = await made(sold.clipart, false, size)
    const { contour } = await drawDesign({
      ...{ design, side: design.sides[0]!.id, fonts: {}, colors: {}, rules },
      pictures: { [design.elements[0]!.id]: { mime: 'image/svg+xml', bytes: svgOf(sold.clipart) } },
    })
    expect(differs(boxAround(flatten(contour!, 0.0002).flat()), size)).toBeLessThan(TRACED)
  })
})
