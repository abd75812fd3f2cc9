import { dieLineOf, elementOf, emptyDesign, type Element, type TextItem } from '@kisscut/artwork/design'
import { designScene, fittedText } from '@kisscut/artwork/design-scene'
import { openFace } from '@kisscut/artwork/open-face'
import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { drawDesign } from '../drawing/index.ts'
import { sfntOf } from '../pdf-layout/index.ts'
import { drawingOrderOf } from '../testing/drawn-designs.ts'
import { codes, found, seen, svg } from '../testing/preflighted.ts'
import { PREFLIGHT, preflightMessage } from './index.ts'

const { bleed: BLEED } = DEFAULT_PRINT_RULES

/** A square of 10 with a square hole of the given side. */
const ring = (side: number) => `<path fill-rule="evenodd" d="M0 0H10V10H0Z M5 5h${side}v${side}h${-side}Z"/>`

describe('preflight of a design drawn in the shop', () => {
  const font = sfntOf(
    readFileSync(
      createRequire(import.meta.url).resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
    ),
  )
  const face = openFace(font)
  const at = { side: 'front', x: 0.5, y: 0.5, width: 1, height: 1 }
  const front = emptyDesign(2, 2)
  const findingsOf = (element: Element, hasHoles = false) => {
    const drawing = { ...front, elements: [element] }
    const resources = {
      face: (id: string) => (id === 'figtree' ? face : null),
      color: () => null,
      artwork: () => null,
    }
    const scene = designScene(drawing, 'front', 'white', 'print', resources)!
    return found({
      ...(hasHoles && { dieLine: { shape: 'rectangle', width: 2, height: 2, hasHoles } }),
      artwork: { mime: 'image/svg+xml', bytes: Buffer.from(scene) },
      placement: { x: -BLEED, y: -BLEED, width: 2 + 2 * BLEED, height: 2 + 2 * BLEED, rotation: 0 },
      drawn: { design: drawing, side: 'front', fonts: { figtree: font }, colors: {} },
    })
  }
  const text = (more: object) =>
    elementOf('text', { ...at, id: 't', font: 'figtree', text: 'Hello', ...more })
  const qr = (more: object) => elementOf('code', { ...at, id: 'q', data: 'https://kisscut.example', ...more })
  const pale = { colorId: null, customColor: '#fdfdfd' }

  const lettered = ({
    tracking = 0,
    ...fields
  }: Pick<TextItem, 'text' | 'size'> & { readonly tracking?: number }) => {
    const line = text({ fill: { colorId: 'red', customColor: null }, tracking })
    const drawing = { ...front, elements: [fittedText(line, fields, face)] }
    return codes({
      isLettering: true,
      drawn: { design: drawing, side: 'front', fonts: { figtree: font }, colors: {} },
    })
  }

  it.each([
    ['parts a blade does not hold', { text: 'ILL', size: 0.1 }, 'lettering.thin-part'],
    ['counters too small to weed', { text: '8oe', size: 0.25 }, 'lettering.small-counter'],
    ['gaps too narrow to weed', { text: 'HHH', size: 1.4, tracking: -155 }, 'lettering.narrow-gap'],
    ['pieces too small to weed', { text: '.', size: 0.25 }, 'lettering.small-piece'],
    ['texts that draw nothing', { text: '\u200b', size: 1 }, 'lettering.no-letters'],
    ['more than is cut at once', { text: 'A', size: 500 }, 'lettering.too-much'],
  ])(
    'reports lettering of %s, and checks nothing that applies to print (LET-3, LET-4, LET-5)',
    async (_, more, code) => {
      const found = await lettered(more)
      expect(found).toContain(code)
      expect(found.every((each) => each.startsWith('lettering.'))).toBe(true)
    },
  )

  it('passes lettering that is large enough', async () => {
    expect(await lettered({ text: 'OPEN', size: 2 })).toEqual([])
    expect(await lettered({ text: ' ', size: 2 })).toEqual(['cut.none'])
  })

  const cutOut = (shapes: string) => {
    const drawing = elementOf('clipart', {
      ...at,
      id: 'd',
      base: { colorId: 'red', customColor: null },
    })
    return codes({
      isLettering: true,
      drawn: {
        ...{ design: { ...front, elements: [drawing] }, side: 'front', fonts: {}, colors: {} },
        cutDrawings: { d: { ...svg(shapes), selectors: {} } },
      },
    })
  }

  it.each([
    [
      'parts a blade does not hold',
      '<path d="M0 0H4V10H0Z M6 0H10V10H6Z M3 5H7V5.1H3Z"/>',
      'cut-out.thin-part',
    ],
    ['openings too small to weed', ring(0.3), 'cut-out.small-opening'],
    ['gaps too narrow to weed', '<path d="M0 0H4.9V10H0Z M5 0H10V10H5Z"/>', 'cut-out.narrow-gap'],
    ['pieces too small to weed', '<path d="M0 0H9V9H0Z M9.5 9.5H10V10H9.5Z"/>', 'cut-out.small-piece'],
    ['no shapes', '', 'cut-out.nothing'],
  ])('reports a cut-out of %s without mentioning letters (CLIP-5)', async (_, shapes, code) => {
    const found = await cutOut(shapes)
    expect(found).toContain(code)
    expect(found.every((each) => each.startsWith('cut-out.'))).toBe(true)
  })

  it('passes a cut-out that is large enough', async () => {
    expect(await cutOut('<path d="M0 0H10V10H0Z"/>')).toEqual([])
  })

  it('passes a correct drawing', async () => {
    expect((await findingsOf(text({}))).filter(({ code }) => code.startsWith('drawing'))).toEqual([])
    expect((await findingsOf(qr({}))).filter(({ code }) => code.startsWith('drawing'))).toEqual([])
  })

  it.each([
    [3, 2],
    [24, 16],
    [40, 30],
  ])(
    'passes %d × %d in where the background fills the bleed around rounded corners (PROD-11)',
    async (width, height) => {
      const plain = emptyDesign(width, height)
      const [side] = plain.sides
      const fill = { colorId: null, customColor: '#fdeaf3' }
      const shape = { ...side!.shape, clipType: 'rounded_corner' as const, fill }
      const drawing = { ...plain, sides: [{ ...side!, shape }] }
      const { svg: bytes, placement } = await drawDesign(drawingOrderOf(drawing))
      expect(
        await found({
          ...{ placement, dieLine: dieLineOf(drawing, drawing.sides[0]!) },
          artwork: { mime: 'image/svg+xml', bytes },
          drawn: { design: drawing, side: side!.id, fonts: {}, colors: {} },
        }),
      ).toEqual([])
    },
  )

  it.each([
    ['letters the font does not have', text({ text: 'Tea 茶' }), 'drawing.letters-missing', '茶'],
    ['fonts that are not there', text({ font: 'nowhere' }), 'drawing.font-missing', 'nowhere'],
    ['codes too small', qr({ width: 0.3, height: 0.3 }), 'drawing.code-too-small', '0.3 in'],
    ['codes no scanner reads', qr({ color: pale }), 'drawing.code-unreadable', 'https://kisscut.example'],
    [
      'data that is no code',
      qr({ code: { type: 'bar', barcode: 'ean13' }, data: 'abc' }),
      'drawing.code-invalid',
      'EAN',
    ],
    [
      'lines too thin',
      elementOf('shape', { ...at, id: 's', stroke: { colorId: null, customColor: '#000000', width: 2 } }),
      'drawing.thin-stroke',
      '0.002',
    ],
    ['words at the cut', text({ x: 0.02 }), 'drawing.outside-safe-area', '0.0625'],
    ['parts beside the product', text({ x: 9 }), 'drawing.off-product', 'outside'],
    [
      'pictures too coarse',
      elementOf('upload', { ...at, id: 'u', file: 'f', pixels: { width: 100, height: 100 } }),
      'drawing.low-resolution',
      '100 dpi',
    ],
    [
      'pictures far too coarse',
      elementOf('upload', { ...at, id: 'u', file: 'f', pixels: { width: 50, height: 50 } }),
      'drawing.unprintable-resolution',
      '50 dpi',
    ],
    ['words on a hole', text({ x: 0.3, y: 0.5 }), 'drawing.over-hole', 'hole', true],
  ] as const)('reports %s', async (_, element, code, words, hasHoles?: boolean) => {
    const finding = (await findingsOf(element, hasHoles)).find((each) => each.code === code)
    expect(finding).toMatchObject({ part: element.id, place: { y: element.y } })
    expect(preflightMessage(finding!)).toContain(words)
  })
})

describe('every finding about a design drawn in the shop', () => {
  it('has a design in this file that causes it', () => {
    const ofDrawings = Object.keys(PREFLIGHT).filter((code) => /^(drawing|lettering|cut-out)\./.test(code))
    expect(ofDrawings.filter((code) => !seen.has(code))).toEqual([])
  })
})
