import { readFileSync } from 'node:fs'
import { type Design } from '@kisscut/artwork/design'
import { flatten, widthOfRing } from '@kisscut/artwork/geometry'
import { filmsOf, HAIR, letteringFindings } from '@kisscut/artwork/lettering'
import { cutSvg } from '@kisscut/prepress/cut'
import { cutResources } from '@kisscut/prepress/drawing'
import { clipartDesign, type DrawingBoxes } from '@kisscut/shop/clipart-design'
import { describe, expect, it } from 'vitest'
import { CLIPART, CLIPART_REGIONS } from '../data/clipart.ts'
import { CLIPART_PRODUCTS } from '../data/decals.ts'

const PICTURES = new URL('../pictures/', import.meta.url)
const FILM = CLIPART_PRODUCTS.filter(({ type }) => type !== 'printed_cutout')

const film = (colorId: string) => ({ colorId, customColor: null })
const regionsOf = (clipart: string) => CLIPART_REGIONS.filter((region) => region.clipart === clipart)

/** A drawing as it is cut, in one film or with a film for each of its parts. */
function opened(clipart: string) {
  const { clipart: address } = CLIPART.find(({ id }) => id === clipart)!
  const bytes = readFileSync(new URL(address.replace('/demo/', ''), PICTURES))
  const [x, y, width, height] = /viewBox="([^"]+)"/
    .exec(String(bytes))![1]!
    .split(/[\s,]+/)
    .map(Number) as [number, number, number, number]
  const selectors = Object.fromEntries(regionsOf(clipart).map(({ id, selector }) => [id, selector]))
  const resourcesOf = (design: Design) =>
    cutResources({
      ...{ design, side: design.sides[0]!.id, fonts: {}, colors: {} },
      cutDrawings: { [design.elements[0]!.id]: { mime: 'image/svg+xml', bytes, selectors } },
    })
  const designOf = (size: { width: number; height: number }, boxes: DrawingBoxes, parts: readonly string[]) =>
    clipartDesign(
      {
        ...{ ...size, clipart, boxes, base: film('base'), inverted: false, dieLine: 'rectangle' },
        paints: Object.fromEntries(parts.map((id) => [id, film(id)])),
      },
      true,
    )
  const viewBox = { x, y, width, height }
  const boxesOf = async (): Promise<DrawingBoxes> => {
    const design = designOf({ width: 10, height: (10 * height) / width }, { viewBox, content: viewBox }, [])
    const [{ box } = { box: viewBox }] = filmsOf(design, await resourcesOf(design))
    const by = width / 10
    return {
      viewBox,
      content: { x: x + box.x * by, y: y + box.y * by, width: box.width * by, height: box.height * by },
    }
  }
  return { resourcesOf, designOf, boxesOf }
}

/** Both of them would be a hair that nobody weeds, where they are narrow enough. */
const HAIRLINES: readonly string[] = ['thin-part', 'narrow-gap']

describe('every drawing that the demo shop sells cut from film', () => {
  it.each(FILM.map(({ id }) => id))(
    '%s: is cut without a hairline, in one welded path for each color (CLIP-5)',
    async (product) => {
      const { clipart, default_width, default_height } = FILM.find(({ id }) => id === product)!
      const size = { width: Number(default_width), height: Number(default_height) }
      const { resourcesOf, designOf, boxesOf } = opened(clipart)
      const boxes = await boxesOf()
      const parts = regionsOf(clipart).map(({ id }) => id)
      for (const painted of [[], parts]) {
        const design = designOf(size, boxes, painted)
        const resources = await resourcesOf(design)
        const films = filmsOf(design, resources)
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
