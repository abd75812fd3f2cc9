import { TRANSPARENT_INK } from '@kisscut/artwork/look'
import { ownDieLine, type DieLine } from '@kisscut/core/configuration'
import type { Product } from '@kisscut/core/product'
import { expect, it } from 'vitest'
import { sampleOf } from './sample-of.ts'
import { stickerScene } from './sticker-scene.ts'

const cut = {
  width: 2,
  height: 1,
  box: { x: -0.1, y: -0.1, width: 2.2, height: 1.2 },
  path: 'M-0.1 -0.1L2.1 1.1Z',
}
/** A product whose fixed option has this tag for its finish. */
const product = (dieLine: DieLine, tag?: string): Pick<Product, 'dieLines' | 'optionSets'> => {
  const option = {
    id: 'o',
    name: 'Cut',
    helpText: '',
    chargeMode: 'total',
    amount: null,
    percent: null,
    valueCsv: [],
    isDefault: true,
    tags: tag === undefined ? [] : [{ slug: tag, name: tag, description: '' }],
  } as const
  const set = { id: 's', name: 'Cut', shortDescription: '', helpText: '', display: 'fixed_value' } as const
  const always = { minWidth: null, minHeight: null, maxWidth: null, maxHeight: null }
  const rules = { required: false, smallOption: false, excludedMaterialIds: [], quantityBreaks: [], tags: [] }
  return { dieLines: [dieLine], optionSets: [{ ...set, ...always, ...rules, options: [option] }] }
}
const sampleFor = (of: ReturnType<typeof product>) =>
  sampleOf({ product: of, sampleArtworkUrl: '/demo/a.svg', sampleArtworkCut: cut }, ownDieLine(of))
const WHITE = { look: 'white', whiteInk: false }
const scene = (of: ReturnType<typeof product>, size = { width: 4, height: 2 }, face = WHITE) =>
  stickerScene(size, face, sampleFor(of), 's')
const times = (text: string, part: string) => text.split(part).length - 1

it("a sample is cut by the product's own line, kiss-cut on its backing, or several to a sheet (SIZE-15, DESIGN-21)", () => {
  expect(sampleFor(product('contour'))).toMatchObject({ dieLine: 'contour', on: null })
  expect(scene(product('contour'))).toContain(`d="${cut.path}"`)
  expect(scene(product('contour', 'square-backing'))).toContain('s-backing')
  expect(sampleFor(product('rectangle', 'sticker-sheet'))).toMatchObject({
    dieLine: 'rectangle',
    on: 'sheet',
  })
  expect(times(scene(product('rectangle', 'sticker-sheet'), { width: 4, height: 6 }), '<image')).toBe(6)
  expect(scene(product('rounded_corner'))).not.toContain(cut.path)
})

it('a sample fills a shape of similar proportions, and lies whole in any other', () => {
  expect(scene(product('rounded_corner'), { width: 4, height: 2 })).toContain('xMidYMid slice')
  expect(scene(product('rounded_corner'), { width: 4, height: 1 })).toContain('xMidYMid meet')
})

it('the white of a sample shows the material, unless there is white ink below (PROD-20)', () => {
  const size = { width: 4, height: 2 }
  for (const of of [product('contour'), product('circle'), product('rectangle', 'sticker-sheet')]) {
    const on = (look: string, whiteInk: boolean) => scene(of, size, { look, whiteInk })
    const images = times(on('clear', false), '<image')
    expect(times(on('clear', false), `<g class="${TRANSPARENT_INK}"><image`)).toBe(images)
    expect(on('clear', true)).not.toContain(TRANSPARENT_INK)
    expect(on('matte', false)).not.toContain(TRANSPARENT_INK)
  }
})
