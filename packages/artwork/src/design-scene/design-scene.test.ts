import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CLIP_TYPES } from '@kisscut/core/design'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { elementOf, emptyDesign, hide, reshape } from '../design/index.ts'
import type { Design, Element, TextItem } from '../design/index.ts'
import { boxAround, flatten } from '../geometry/index.ts'
import { USES } from '../scene/index.ts'
import { faceOf } from '../testing/faces.ts'
import { resourcesWith } from '../testing/resources.ts'
import {
  asFractions,
  designRenderer,
  designScene,
  drawText,
  maskOutline,
  placedText,
  shapePath,
  sideDrawing,
} from './index.ts'

const woff2 = createRequire(import.meta.url).resolve('@fontsource/oswald/files/oswald-latin-500-normal.woff2')
const face = await faceOf(readFileSync(woff2))
const resources = resourcesWith(face)
const at = { side: 'front', x: 1, y: 1, width: 1, height: 1 }
const red = { colorId: 'red', customColor: null }
const withElements = (...elements: Element[]): Design => ({ ...emptyDesign(3, 3), elements })

/** Reads pixels of the printed side, by inches from the product's corner. */
async function printed(design: Design, more: object = {}) {
  const svg = designScene(design, 'front', 'white', 'print', resources, more)!
  const { data, info } = await sharp(Buffer.from(svg), { density: 144 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (x: number, y: number): string => {
    const scale = info.width / 3.125
    const i = (Math.round((y + 0.0625) * scale) * info.width + Math.round((x + 0.0625) * scale)) * 4
    const [r = 0, g = 0, b = 0, a = 0] = data.subarray(i, i + 4)
    if (a < 40) return 'nothing'
    return r > 150 && g < 120 ? 'red' : b > 150 && r < 100 ? 'blue' : r + g + b < 150 ? 'ink' : 'other'
  }
}

describe('the scene of a design', () => {
  it('draws shapes, pictures and text in place, in stacking order', async () => {
    const at_ = await printed(
      withElements(
        elementOf('shape', { ...at, id: 'a', x: 0.5, fill: red }),
        elementOf('upload', { ...at, id: 'b', z: 1 }),
        elementOf('text', {
          ...at,
          id: 'c',
          x: 2.2,
          y: 1,
          width: 0.4,
          height: 1.2,
          font: 'oswald',
          text: 'I',
          size: 1,
        }),
      ),
    )
    expect([at_(0.7, 1.5), at_(1.2, 1.5), at_(0.2, 0.2), at_(2.4, 1.7)]).toEqual([
      'red',
      'blue',
      'nothing',
      'ink',
    ])
  })

  it('rotates and mirrors an element about its center', async () => {
    const wide = elementOf('shape', { ...at, id: 'a', y: 1.4, height: 0.2, fill: red, rotation: 90 })
    const at_ = await printed(withElements(wide))
    expect([at_(1.5, 1.1), at_(1.1, 1.5)]).toEqual(['red', 'nothing'])
    const corner = { shape: 'custom_path' as const, path: 'M0 0L1 0L0 1Z', fill: red, invertX: true }
    const mirrored = await printed(withElements(elementOf('shape', { ...at, id: 'a', ...corner })))
    expect([mirrored(1.9, 1.1), mirrored(1.1, 1.1 + 0.6)]).toEqual(['red', 'nothing'])
  })

  it('mirrors the whole side for a reverse cut (DESIGN-16, OPT-13)', async () => {
    const at_ = await printed(withElements(elementOf('shape', { ...at, id: 'a', x: 0, fill: red })), {
      mirrored: true,
    })
    expect([at_(0.5, 1.5), at_(2.5, 1.5)]).toEqual(['nothing', 'red'])
  })

  it('ends at the bleed, except for elements that are not clipped', async () => {
    const round = (element: Element) => reshape('front', { clipType: 'circle' }).apply(withElements(element))
    const corner = elementOf('shape', { ...at, id: 'a', x: 0, y: 0, width: 3, height: 3, fill: red })
    expect((await printed(round(corner)))(0.1, 0.1)).toBe('nothing')
    expect((await printed(round({ ...corner, dontClip: true })))(0.1, 0.1)).toBe('red')
  })

  it('clips an element by its mask', async () => {
    const at_ = await printed(
      withElements(
        elementOf('shape', { ...at, id: 'a', x: 0.5, width: 2, fill: red }),
        elementOf('clip_mask', { ...at, id: 'm', element: 'a' }),
      ),
    )
    expect([at_(1.5, 1.5), at_(0.7, 1.5), at_(2.3, 1.5)]).toEqual(['red', 'nothing', 'nothing'])
  })

  it('clips by a rotated mask, on the canvas and on press alike (EDIT-18)', async () => {
    const design = withElements(
      elementOf('shape', { ...at, id: 'a', x: 0.5, y: 0.5, width: 2, height: 2, fill: red }),
      elementOf('clip_mask', { ...at, id: 'm', y: 1.4, width: 1, height: 0.2, rotation: 90, element: 'a' }),
    )
    const at_ = await printed(design)
    expect([at_(1.5, 1.1), at_(1.5, 1.9), at_(1.1, 1.5), at_(1.9, 1.5)]).toEqual([
      'red',
      'red',
      'nothing',
      'nothing',
    ])
    const onCanvas = designRenderer.element(design.elements[0]!, design.elements, resources, 'd')
    expect(sideDrawing(design, 'front', resources)?.svg).toContain(onCanvas)
  })

  it('turns a shape into the mask that clips along it', () => {
    const shape = elementOf('shape', { ...at, id: 'a', width: 2, height: 1, shape: 'ellipse' })
    const mask = elementOf('clip_mask', {
      ...shape,
      id: 'm',
      kind: 'clip_mask',
      element: 'x',
      mask: asFractions(shapePath(shape), shape),
    })
    const [cut, outline] = [maskOutline(mask), shapePath(shape)].map((path) =>
      boxAround(flatten(path, 0.001).flat()),
    )
    expect(cut).toEqual({
      x: expect.closeTo(outline!.x, 3),
      y: expect.closeTo(outline!.y, 3),
      width: expect.closeTo(outline!.width, 3),
      height: expect.closeTo(outline!.height, 3),
    })
  })

  it('has the text of each piece of variable data', () => {
    const design = withElements(elementOf('text', { ...at, id: 't', font: 'oswald', text: 'Number' }))
    const piece = (text: string) =>
      designScene(design, 'front', 'white', 'print', { ...resources, textOf: () => text })
    expect(piece('0001')).not.toBe(piece('0002'))
    expect(piece('Number')).toBe(designScene(design, 'front', 'white', 'print', resources))
  })

  it('shows the first piece of variable data at the size and place of every other one (DESIGN-32)', () => {
    const range = { symbol: 'number_range', symbolRangeStart: '0001', symbolRangeEnd: '0100' } as const
    const tag = { ...at, id: 't', font: 'oswald', text: 'Number Range', width: 2, height: 0.5, ...range }
    const boxOf = (element: TextItem, text?: string) =>
      boxAround(flatten(placedText(element, face, text), 0.001).flat())
    const centered = elementOf('text', tag)
    const scene = (element: TextItem) =>
      designScene(withElements(element), 'front', 'white', 'print', resources)
    expect(scene(centered)).toBe(scene({ ...centered, text: 'whatever' }))
    expect(scene(centered)).not.toBe(scene({ ...centered, symbolRangeStart: '0002' }))
    const [first, last] = [boxOf(centered, '0001'), boxOf(centered, '0100')]
    expect(last.height).toBeCloseTo(first.height, 2)
    expect(first.x + first.width / 2).toBeCloseTo(2, 1)
    expect(boxOf({ ...centered, alignment: 'left' }, '0001').x).toBeCloseTo(1, 1)
    const long = boxOf(centered, '0001 of all the tags there will ever be')
    expect(long.width).toBeLessThanOrEqual(2)
    expect(long.x).toBeGreaterThanOrEqual(1)
  })

  it('omits hidden elements until they are shown again (EDIT-17)', () => {
    const square = elementOf('shape', { ...at, id: 'a', fill: red })
    const mask = elementOf('clip_mask', { ...at, id: 'm', element: 'a' })
    const design = withElements(square, mask)
    const scene = (some: Design) => designScene(some, 'front', 'white', 'print', resources)
    const hidden = hide(['a'], true).apply(design)
    expect(scene(hidden)).toBe(scene(withElements()))
    expect(hide(['a'], false).apply(hidden)).toEqual(design)
  })

  it('is the same to the byte every time, for all clip types and uses, without text, fonts or scripts (DESIGN-11, DESIGN-19)', () => {
    const design = withElements(
      elementOf('text', {
        ...at,
        id: 't',
        font: 'oswald',
        text: 'Kiss & <cut>',
        bend: { kind: 'arc', degrees: 120 },
      }),
      elementOf('code', { ...at, id: 'q', data: 'https://kisscut.example' }),
      elementOf('code', { ...at, id: 'b', code: { type: 'bar', barcode: 'ean13' }, data: '5901234123457' }),
    )
    for (const clipType of CLIP_TYPES) {
      const shaped = reshape('front', { clipType, clipPath: 'M0 0L3 0L1.5 3Z' }).apply(design)
      for (const use of USES) {
        const svg = designScene(shaped, 'front', 'kraft', use, resources)!
        expect(svg).toBe(designScene(shaped, 'front', 'kraft', use, resources))
        expect(svg).not.toMatch(/<text|font-family|<script|style=|NaN|undefined/)
      }
    }
  })

  it('omits missing resources, and is null for an unknown side', () => {
    const bare = { ...resources, face: () => null, artwork: () => null }
    const design = withElements(
      elementOf('text', { ...at, id: 't', font: 'x', text: 'A' }),
      elementOf('clipart', { ...at, id: 'c' }),
      elementOf('code', { ...at, id: 'q', data: '' }),
    )
    expect(designScene(design, 'front', 'white', 'print', bare)).toBe(
      designScene(withElements(), 'front', 'white', 'print', bare),
    )
    expect(designScene(design, 'back', 'white', 'print', bare)).toBeNull()
  })
})

describe('text of a design', () => {
  const text = elementOf('text', { ...at, id: 't', font: 'oswald', text: 'NORTH FORK', size: 0.3 })

  it('bends over or under a circle by its degrees', () => {
    const straight = drawText(text, face).box
    const over = drawText({ ...text, bend: { kind: 'arc', degrees: 180 } }, face).box
    const under = drawText({ ...text, bend: { kind: 'arc', degrees: -180 } }, face).box
    expect(over.height).toBeGreaterThan(straight.height)
    expect(over.width).toBeLessThan(straight.width)
    expect(over.y).toBeLessThan(0)
    expect(under.y + under.height).toBeGreaterThan(0)
  })

  it('is straight at zero degrees', () => {
    const { box } = drawText({ ...text, bend: { kind: 'arc', degrees: 0 } }, face)
    expect(box.width).toBeCloseTo(drawText(text, face).box.width, 1)
  })

  it('follows a path, larger with its scale', () => {
    const bend = { kind: 'path', path: 'M0 0C1 -1 2 -1 3 0' } as const
    const once = drawText({ ...text, bend, size: 0.1 }, face).box
    const twice = drawText({ ...text, bend, size: 0.1, pathScale: 2 }, face).box
    expect(twice.y).toBeLessThan(once.y)
  })
})
