import { dieLine } from '@kisscut/artwork/die-line'
import { boxAround, flatten } from '@kisscut/artwork/geometry'
import { inkOnScreen, openPressProfile, type PrintDesign } from '@kisscut/prepress/print'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dieCut } from '../gallery/designs.ts'
import { openStudio, type Studio } from '../gallery/studio.ts'
import { canSeparate, composite, separate } from '@kisscut/prepress/testing'

const DPI = 150

/** Colors of a chart of six by four squares: brand colors, dark and pale ones, and unprintable ones. */
const CHART = [
  ...['#000080', '#1a2a6c', '#0b3d91', '#00f', '#0ff', '#2a9d8f'],
  ...['#111', '#333', '#777', '#ccc', '#fff', '#f5f0e6'],
  ...['#c33', '#8b0000', '#e76f51', '#f0f', '#ff69b4', '#5a189a'],
  ...['#ffb703', '#ff0', '#0f0', '#2d6a4f', '#6b4226', '#fde2e4'],
]

/** The color in the center of each square of the chart. */
const colorsIn = (rgb: Uint8Array, { width, height }: { readonly width: number; readonly height: number }) =>
  CHART.map((_, at) => {
    const x = Math.round((((at % 6) + 0.5) * width) / 6)
    const y = Math.round(((Math.floor(at / 6) + 0.5) * height) / 4)
    const first = (y * width + x) * 3
    return [...rgb.subarray(first, first + 3)]
  })

/** A plate as gray pixels, and its ink coverage, 0 to 1. */
async function read(plate: Buffer | undefined) {
  if (!plate) throw new Error('There is no such plate.')
  const { data, info } = await sharp(plate).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return {
    ...info,
    data,
    ink: 1 - data.reduce((sum, value) => sum + value, 0) / (255 * data.length),
    at: (x: number, y: number) =>
      1 - (data[Math.round(y * DPI) * info.width + Math.round(x * DPI)] ?? 255) / 255,
  }
}

describe('the plates of a print file, as made by Ghostscript', () => {
  let studio: Studio
  let clear: PrintDesign
  beforeAll(async () => {
    if (!(await canSeparate())) throw new Error('This check needs Ghostscript: apt-get install ghostscript.')
    studio = await openStudio()
    clear = await dieCut(studio, 'astro-frog', 'clear')
  })
  afterAll(() => studio?.close())
  const platesOf = async (design: PrintDesign) => separate((await studio.press().print(design)).pdf, DPI)

  it('are the four inks, the cut, and white where the material shines through', async () => {
    const inks = ['Black', 'CutContour', 'Cyan', 'Magenta', 'Yellow']
    expect([...(await platesOf({ ...clear, look: 'white' })).keys()].sort()).toEqual(inks)
    expect([...(await platesOf(clear)).keys()].sort()).toEqual([...inks, 'White'].sort())
    const torn = await platesOf({ ...clear, look: 'white', cut: 'PerfCutContour' })
    expect([...torn.keys()]).toContain('PerfCutContour')
  })

  it('have the same inks with and without white, so that neither knocks the other out', async () => {
    const [bare, whitened] = [await platesOf({ ...clear, look: 'white' }), await platesOf(clear)]
    for (const name of ['Cyan', 'Magenta', 'Yellow', 'Black']) {
      const [one, other] = [await read(bare.get(name)), await read(whitened.get(name))]
      expect(one.ink, name).toBeGreaterThan(0.02)
      expect(Math.abs(one.ink - other.ink), name).toBeLessThan(0.001)
    }
  })

  it('composite to the same with and without white: without a tint, also with a white border (PROD-7)', async () => {
    const inks = async (design: PrintDesign) =>
      (await composite((await studio.press().print(design)).pdf, DPI)).data
    const bare = await inks({ ...clear, look: 'white' })
    for (const whiteBorder of [false, true]) {
      const whitened = await inks({ ...clear, whiteInk: true, whiteBorder })
      const apart = [0, 0, 0, 0]
      for (const [at, ink] of whitened.entries()) apart[at % 4]! += Math.abs(ink - bare[at]!) / 255
      for (const sum of apart) expect(sum / (bare.length / 4)).toBeLessThan(0.015)
    }
  })

  it('composite to the displayed colors, for drawings and pictures: 1 % apart on average, never 3 % (PROD-7, PROD-12)', async () => {
    const fills = CHART.map(
      (fill, at) =>
        `<rect x="${(at % 6) * 10}" y="${Math.floor(at / 6) * 10}" width="10.5" height="10.5" fill="${fill}"/>`,
    )
    const drawing = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 60 40">${fills.join('')}</svg>`,
    )
    const picture = await sharp(drawing).png().toBuffer()
    const press = await openPressProfile()
    const { data, info } = await sharp(await studio.preview().inPrintColors(picture))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const shown = colorsIn(data, info)
    for (const artwork of [
      { mime: 'image/svg+xml', bytes: drawing },
      { mime: 'image/png', bytes: picture },
    ] as const) {
      const size = { width: 3, height: 2 }
      const { pdf } = await studio.press().print({
        title: 'Color chart',
        dieLine: { shape: 'rectangle', ...size },
        look: 'white',
        artwork,
        placement: { x: -0.0625, y: -0.0625, width: 3.125, height: 2.125, rotation: 0 },
      })
      const inks = await composite(pdf, DPI)
      const seen = colorsIn(await inkOnScreen(inks.data, inks, press), inks)
      const apart = [0, 1, 2].map((channel) =>
        seen.map((color, at) => Math.abs(color[channel]! - shown[at]![channel]!) / 255),
      )
      for (const channel of apart) {
        expect(Math.max(...channel), artwork.mime).toBeLessThan(0.03)
        expect(channel.reduce((sum, each) => sum + each, 0) / CHART.length, artwork.mime).toBeLessThan(0.01)
      }
    }
  })

  it('have white exactly under opaque artwork', async () => {
    const white = await read((await platesOf(clear)).get('White'))
    const { placement, artwork } = clear
    const alpha = await studio.mask(Buffer.from(artwork!.bytes).toString(), 900)
    let wrong = 0
    for (let y = 0; y < alpha.height; y++)
      for (let x = 0; x < alpha.width; x++) {
        const solid = (alpha.alpha[y * alpha.width + x] ?? 0) / 255
        const inked = white.at(
          0.0625 + placement!.x + ((x + 0.5) / alpha.width) * placement!.width,
          0.0625 + placement!.y + ((y + 0.5) / alpha.height) * placement!.height,
        )
        wrong += Math.abs(solid - inked)
      }
    // Edges are softer on one side; a shift by a pixel or a missing part changes far more.
    expect(wrong / (alpha.width * alpha.height)).toBeLessThan(0.02)
  })

  it('have only the cut line on the plotter’s plate', async () => {
    const cut = await read((await platesOf(clear)).get('CutContour'))
    const box = boxAround(flatten(dieLine(clear.dieLine), 0.001).flat())
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
    for (let i = 0; i < cut.data.length; i++) {
      if ((cut.data[i] ?? 255) > 250) continue
      const [x, y] = [(i % cut.width) / DPI - 0.0625, Math.floor(i / cut.width) / DPI - 0.0625]
      ;[left, right, top, bottom] = [
        Math.min(left, x),
        Math.max(right, x),
        Math.min(top, y),
        Math.max(bottom, y),
      ]
    }
    for (const [found, meant] of [
      [left, box.x],
      [right, box.x + box.width],
      [top, box.y],
      [bottom, box.y + box.height],
    ] as const)
      expect(Math.abs(found - meant)).toBeLessThan(0.02)
    expect(cut.ink).toBeGreaterThan(0.001)
    expect(cut.ink).toBeLessThan(0.03)
  })
})
