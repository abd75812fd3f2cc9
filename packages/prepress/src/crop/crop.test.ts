import { PDFDocument, degrees, rgb } from '@cantoo/pdf-lib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { artworkPicture } from '../print/artwork-pixels.ts'
import { crop, type CropBox } from './index.ts'

/** Four quarters: red, green, blue, yellow in reading order. */
const QUARTERS = `<rect width="60" height="40" fill="#f00"/><rect x="60" width="60" height="40" fill="#0a0"/><rect y="40" width="60" height="40" fill="#00f"/><rect x="60" y="40" width="60" height="40" fill="#ff0"/>`
const svg = (attributes: string, content = QUARTERS) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`)
const picture = (): Sharp => sharp(svg('width="120" height="80"')).flatten()

const TOP_RIGHT: CropBox = { x: 0.5, y: 0, width: 0.5, height: 0.5 }
const cropped = (bytes: Uint8Array, box = TOP_RIGHT) => crop({ bytes, mime: 'image/png', box })

/** The colors at the middle and near the four corners, to a sixteenth, without duplicates. */
async function colorsOf(of: Sharp): Promise<string[]> {
  const { data, info } = await of
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const [l, r, t, b] = [0.06 * width, 0.94 * width, 0.06 * height, 0.94 * height].map(Math.floor)
  const places = [
    [l, t],
    [r, t],
    [l, b],
    [r, b],
    [width >> 1, height >> 1],
  ] as [number, number][]
  const seen = places.map(([x, y]) => {
    const at = (y * width + x) * 3
    return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 17).toString(16)).join('')
  })
  return [...new Set(seen)]
}

describe('a cropped picture', () => {
  it.each(['png', 'jpeg', 'webp', 'tiff', 'gif', 'avif'] as const)('stays a %s', async (format) => {
    const { bytes, mime } = await cropped(await picture().toFormat(format).toBuffer())
    expect(mime).toBe(`image/${format}`)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, height: 40 })
    const [green] = await colorsOf(sharp(bytes))
    expect(green).toMatch(/^[0-2][9ab][0-2]$/)
  })

  it('keeps dpi, profile, inks and depth, bit for bit in lossless formats', async () => {
    const cmyk = await picture()
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .tiff({ compression: 'lzw' })
      .toBuffer()
    const { bytes } = await cropped(cmyk)
    const inks = (of: Uint8Array) => sharp(of).pipelineColourspace('cmyk').toColourspace('cmyk').raw()
    const before = await inks(cmyk).toBuffer()
    const after = await inks(bytes).toBuffer()
    expect([...after.subarray(0, 4)]).toEqual([...before.subarray(60 * 4, 61 * 4)])
    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({ space: 'cmyk', hasProfile: true })
    const fine = await picture().toColourspace('rgb16').withDensity(300).png().toBuffer()
    expect(await sharp((await cropped(fine)).bytes).metadata()).toMatchObject({
      depth: 'ushort',
      density: 300,
    })
  })

  it('is cropped as displayed where the camera was turned', async () => {
    const turned = await picture().jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer()
    const { bytes } = await cropped(turned)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 60 })
    const [red, ...others] = await colorsOf(sharp(bytes))
    expect([red, others]).toEqual([expect.stringMatching(/^[ef][01][01]$/), []])
  })

  it('has at least one pixel, and is rejected where the box lies outside', async () => {
    const png = await picture().png().toBuffer()
    const { bytes } = await cropped(png, { x: 0.999, y: 0.999, width: 1e-9, height: 1e-9 })
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1, height: 1 })
    await expect(cropped(png, { x: 2, y: 0, width: 1, height: 1 })).rejects.toThrow('outside')
  })
})

describe('a cropped drawing', () => {
  it('keeps its vectors, its inches and its look', async () => {
    const { bytes, mime } = await cropped(svg('width="3in" height="2in" viewBox="0 0 120 80"'))
    expect(mime).toBe('image/svg+xml')
    const text = Buffer.from(bytes).toString()
    expect(text).toContain('width="1.5in" height="1in"')
    expect(text.match(/<rect/g)).toHaveLength(4)
    expect(await colorsOf(sharp(bytes, { density: 72 }))).toEqual(['0a0'])
  })

  it('is cropped as displayed, whatever its view box', async () => {
    const tall = svg('width="120" height="120" viewBox="0 0 120 80" preserveAspectRatio="xMidYMin"')
    const { bytes } = await cropped(tall, { x: 0.5, y: 0.334, width: 0.5, height: 0.33 })
    expect(await colorsOf(sharp(bytes))).toEqual(['ff0'])
  })

  it('can be cropped again', async () => {
    const once = await cropped(svg('viewBox="0 0 120 80"'), { x: 0.25, y: 0, width: 0.75, height: 1 })
    const twice = await cropped(once.bytes, { x: 0, y: 0.5, width: 1 / 3, height: 0.5 })
    expect(await colorsOf(sharp(twice.bytes))).toEqual(['00f'])
  })
})

describe('a cropped page', () => {
  const page = async (turn: number): Promise<Uint8Array> => {
    const pdf = await PDFDocument.create()
    for (let n = 0; n < 2; n++) {
      const sheet = pdf.addPage([120, 80])
      sheet.drawRectangle({ x: 0, y: 40, width: 60, height: 40, color: rgb(1, 0, 0) })
      sheet.drawRectangle({ x: 60, y: 40, width: 60, height: 40, color: rgb(0, 2 / 3, 0) })
      sheet.drawRectangle({ x: 0, y: 0, width: 60, height: 40, color: rgb(0, 0, 1) })
      sheet.drawRectangle({ x: 60, y: 0, width: 60, height: 40, color: rgb(1, 1, 0) })
      sheet.setRotation(degrees(turn))
    }
    return pdf.save()
  }

  it.each([
    [0, '0a0'],
    [90, 'f00'],
    [180, '00f'],
    [270, 'ff0'],
  ])('turned by %i° is cropped as displayed, as vectors', async (turn, color) => {
    const { bytes, mime } = await cropped(await page(turn))
    expect(mime).toBe('application/pdf')
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1)
    const drawn = await (await artworkPicture({ mime, bytes }, 120)).png().toBuffer()
    const { width = 0, height = 0 } = await sharp(drawn).metadata()
    expect(width / height).toBeCloseTo(turn % 180 === 0 ? 1.5 : 2 / 3)
    expect(await colorsOf(sharp(drawn))).toEqual([color])
  })
})
