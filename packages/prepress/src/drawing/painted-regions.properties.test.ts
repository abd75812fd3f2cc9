import { elementOf, emptyDesign, type Design } from '@kisscut/artwork/design'
import { BLEND_MODES, type BlendMode } from '@kisscut/core/color'
import { dieLineOf } from '@kisscut/artwork/design'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ElementPicture, RegionPicture } from '@kisscut/shop/ports/drawing'
import { openPressProfile, printPdf } from '../print/index.ts'
import { drawingOrderOf } from '../testing/drawn-designs.ts'
import { printedColors } from '../testing/press-colors.ts'
import { drawDesign } from './index.ts'

const press = await openPressProfile()

/** A shell in two parts, one of them turned and scaled, with shading over both. */
const SHELL = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect id="plate" x="10" y="10" width="180" height="180" rx="30" fill="#f3a53f"/><g id="shell" transform="translate(100 100) scale(2) rotate(20)"><circle r="30" fill="#12343b"/><path d="M-8-8H8V8H-8Z" fill="none" stroke="#1b1917" stroke-width="2"/></g><path class="shade" d="M100 10H160A30 30 0 0 1 190 40V160A30 30 0 0 1 160 190H100Z" fill="#9a9a9a"/></svg>`,
)

/** Stripes of two colors, each the given number of pixels wide. */
const striped = async (pixels: number, colors: readonly [string, string]) => {
  const size = { width: 2 * pixels, height: 2 * pixels }
  const [left, right] = colors
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="${pixels}" height="${2 * pixels}" fill="${left}"/><rect x="${pixels}" width="${pixels}" height="${2 * pixels}" fill="${right}"/></svg>`
  return { mime: 'image/png', bytes: await sharp(Buffer.from(svg)).png().toBuffer(), background: '#ffd75e' }
}
/** The same stripes in black and white as a drawing, in its units. */
const drawnStripes = (stated: string, width = 1) => ({
  mime: 'image/svg+xml',
  bytes: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${stated}><path d="M0 0H${width}V${2 * width}H0Z"/><path d="M${width} 0h${width}v${2 * width}h${-width}Z" fill="#fff"/></svg>`,
  ),
  background: '#ffd75e',
})

/** Repeats the stripes side by side, wider than the largest printed picture. */
const manyStripes = async (pixels: number, times: number) => {
  const [width, height] = [2 * pixels * times, 2 * pixels]
  const { bytes, mime } = await striped(pixels, ['#000000', '#ffffff'])
  const bare = { create: { width, height, channels: 3 as const, background: '#fff' } }
  return {
    mime,
    bytes: await sharp(bare)
      .composite([{ input: bytes, tile: true, gravity: 'northwest' }])
      .png()
      .toBuffer(),
    background: '#ffd75e',
  }
}
const TEXTURES = await Promise.all([
  striped(60, ['#b08d3c', '#e6cf8b']),
  striped(90, ['#7d5230', '#00000000']),
])

const color = fc.constantFrom('#d6006c', '#1f7a4d', '#ffd75e', '#f7efe2', '#1b1917', '#b08d3c')
const stroke = fc.record({ color, width: fc.integer({ min: 1, max: 200 }).map((width) => width / 1000) })
const blend = fc.record({
  selector: fc.constantFrom('.shade', '#nothing, .shade'),
  mode: fc.constantFrom<BlendMode[]>(...BLEND_MODES),
})
const painted = fc.record(
  {
    color: fc.option(color),
    texture: fc.constantFrom(...TEXTURES),
    stroke,
    blend,
  },
  { requiredKeys: ['color'] },
) as fc.Arbitrary<RegionPicture>

const shellOf = (inches: number): Design => ({
  ...emptyDesign(inches, inches),
  elements: [
    elementOf('clipart', {
      ...{ id: 'k', side: emptyDesign(1, 1).sides[0]!.id, clipart: 'shell' },
      ...{ x: 0, y: 0, width: inches, height: inches },
    }),
  ],
})

const drawn = (design: Design, regions: ElementPicture['regions']) => {
  const shell = { mime: 'image/svg+xml', bytes: SHELL, ...(regions && { regions }) }
  return drawDesign({ ...drawingOrderOf(design), pictures: { k: shell } })
}

async function printed(design: Design, regions: ElementPicture['regions']) {
  const { svg, placement } = await drawn(design, regions)
  const artwork = { mime: 'image/svg+xml', bytes: svg }
  const dieLine = dieLineOf(design, design.sides[0]!)
  return printPdf({ title: 'Shell', dieLine, look: 'white', artwork, placement }, press)
}

describe('invariants of painted regions', () => {
  it('always print as drawn, whatever their colors, outlines, textures and blend modes (CLIP-13, CLIP-14, CLIP-15, PROD-12)', async () => {
    await fc.assert(
      fc.asyncProperty(painted, painted, async (plate, shell) => {
        const file = await printed(shellOf(2), { '#plate': plate, '#shell': shell })
        expect(file.difference).toBeLessThan(0.03)
      }),
      { numRuns: 5 },
    )
  })

  it('always blend their shading by the formula of its mode, and leave it as drawn without a mode (CLIP-14)', async () => {
    const at = async (mode: BlendMode) => {
      const look: RegionPicture = { color: '#f3a53f', blend: { selector: '.shade', mode } }
      const { svg } = await drawn(shellOf(2), { '#plate': look })
      const { data, info } = await sharp(svg).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      const from = (Math.round(info.height * 0.88) * info.width + Math.round(info.width * 0.7)) * 4
      return [...data.subarray(from, from + 3)]
    }
    const below = [0xf3, 0xa5, 0x3f]
    const shade = 0x9a
    const near = (found: readonly number[], wanted: readonly number[]) =>
      found.forEach((each, channel) => expect(Math.abs(each - wanted[channel]!)).toBeLessThan(3))
    near(await at('normal'), [shade, shade, shade])
    near(
      await at('multiply'),
      below.map((each) => (each * shade) / 255),
    )
    near(
      await at('screen'),
      below.map((each) => 255 - ((255 - each) * (255 - shade)) / 255),
    )
    near(
      await at('darken'),
      below.map((each) => Math.min(each, shade)),
    )
    near(
      await at('difference'),
      below.map((each) => Math.abs(each - shade)),
    )
  })

  it('always print a texture at 300 of its pixels per inch, at press resolution, at any size (CLIP-15)', async () => {
    const stripes = await striped(60, ['#000000', '#ffffff'])
    for (const [inches, texture] of [
      [2.5, stripes],
      [4, stripes],
      [2.5, drawnStripes('width="120" height="120" viewBox="0 0 2 2"')],
      [2.5, drawnStripes('width="0.4in" height="10.16mm" viewBox="0 0 2 2"')],
      [2.5, drawnStripes('viewBox="0 0 120 120"', 60)],
      [2.5, await manyStripes(60, 30)],
    ] as const) {
      const file = await printed(shellOf(inches), { '#plate': { color: '#b08d3c', texture } })
      expect(file.dpi).toBe(600)
      expect(file.difference).toBeLessThan(0.03)
      // Stripes are 0.2 in wide: five changes per inch on a line through the plate, beside its shading.
      const [pixels, bleed] = [200, 0.0625]
      const side = Math.round((inches + 2 * bleed) * pixels)
      const rgb = await printedColors(file, { width: side, height: side })
      const row = Math.round((inches * 0.07 + bleed) * pixels)
      const dark = Array.from({ length: side }, (_, x) => rgb[(row * side + x) * 3]! < 110)
      const from = Math.round((inches * 0.2 + bleed) * pixels)
      const to = Math.round((inches * 0.49 + bleed) * pixels)
      const lengths: number[] = []
      for (let x = from, length = 1; x < to; x++, length++)
        if (dark[x] !== dark[x + 1]) {
          lengths.push(length)
          length = 0
        }
      expect(lengths.length).toBeGreaterThanOrEqual(Math.floor(((to - from) / pixels) * 5) - 1)
      for (const length of lengths.slice(1)) expect(Math.abs(length - 40)).toBeLessThan(3)
    }
  })
})
