import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { PrintDesign } from '../print/index.ts'
import { drawMockUp, SCENES, type MockUpOrder } from './index.ts'

const designOf = (width: number, height: number): PrintDesign => ({
  title: 'x',
  dieLine: { shape: 'rectangle', width, height },
  look: 'matte',
  artwork: {
    mime: 'image/svg+xml',
    bytes: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#f00"/></svg>',
    ),
  },
  placement: { x: -0.1, y: -0.1, width: width + 0.2, height: height + 0.2, rotation: 0 },
})
const gray = (more: Partial<MockUpOrder['scene']> = {}): Promise<MockUpOrder['scene']> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#8899aa' } })
    .png()
    .toBuffer()
    .then((image) => ({
      image,
      foreground: null,
      box: { x: 100, y: 50, width: 250, height: 200 },
      boxHeightInches: 4,
      ...more,
    }))

async function seen(order: MockUpOrder) {
  const { webp, trueScale } = await drawMockUp(order)
  const { data, info } = await sharp(webp).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1]
  for (let n = 0; n < info.width * info.height; n++) {
    if (!(data[n * 4]! > 170 && data[n * 4 + 1]! < 110 && data[n * 4 + 2]! < 110)) continue
    left = Math.min(left, n % info.width)
    right = Math.max(right, n % info.width)
    top = Math.min(top, Math.floor(n / info.width))
    bottom = Math.max(bottom, Math.floor(n / info.width))
  }
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 3),
  ]
  const { format } = await sharp(webp).metadata()
  return { trueScale, left, top, wide: right - left + 1, high: bottom - top + 1, at, info, format }
}

describe('a mock-up', () => {
  it('shows the sticker in true scale, in the middle of its box (PROD-9)', async () => {
    const { trueScale, wide, high, left, top, format, info, at } = await seen({
      scene: await gray(),
      design: designOf(3, 2),
    })
    expect([trueScale, format, info.width, info.height]).toEqual([true, 'webp', 400, 300])
    expect(Math.abs(wide - 150)).toBeLessThanOrEqual(3)
    expect(Math.abs(high - 100)).toBeLessThanOrEqual(3)
    expect(Math.abs(left + wide / 2 - 225)).toBeLessThanOrEqual(2)
    expect(Math.abs(top + high / 2 - 150)).toBeLessThanOrEqual(2)
    expect(Math.abs(at(20, 20)[0]! - 0x88)).toBeLessThan(6)
  })

  it('shows a sticker larger than its box at the size of the box, and says so', async () => {
    const { trueScale, wide, high } = await seen({ scene: await gray(), design: designOf(10, 2) })
    expect(trueScale).toBe(false)
    expect(Math.abs(wide - 250)).toBeLessThanOrEqual(4)
    expect(Math.abs(high - 50)).toBeLessThanOrEqual(4)
  })

  it('shows the material through the artwork’s white unless white ink lies below (PROD-20)', async () => {
    const scene = await gray()
    const white =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#fff"/></svg>'
    const artwork = { mime: 'image/svg+xml', bytes: Buffer.from(white) }
    const brown = async (more: Partial<PrintDesign>) => {
      const { at } = await seen({ scene, design: { ...designOf(3, 2), look: 'kraft', artwork, ...more } })
      const [red = 0, , blue = 0] = at(225, 150)
      return red - blue
    }
    expect(await brown({ whiteInk: true })).toBeLessThan(25)
    expect(await brown({ whiteInk: false })).toBeGreaterThan(60)
    const bare = await brown({ artwork: null, placement: null })
    expect(Math.abs((await brown({ whiteInk: false })) - bare)).toBeLessThanOrEqual(2)
  })

  it('fills a box as large as the scene', async () => {
    const scene = await gray({ box: { x: 0, y: 0, width: 400, height: 300 }, boxHeightInches: 2 })
    const { trueScale, wide, high } = await seen({ scene, design: designOf(8, 6) })
    expect([trueScale, wide > 390, high > 290]).toEqual([false, true, true])
  })

  it('draws the foreground over the sticker', async () => {
    const foreground = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="225" height="300" fill="#00f"/></svg>',
    )
    const { at } = await seen({ scene: await gray({ foreground }), design: designOf(3, 2) })
    expect(at(200, 150)[2]).toBeGreaterThan(200)
    expect(at(260, 150)[0]).toBeGreaterThan(170)
  })

  it('is as small as requested, never larger than its scene, and the same to the byte', async () => {
    const order = { scene: await gray(), design: designOf(3, 2), pixels: 200 }
    expect((await seen(order)).info.width).toBe(200)
    expect((await seen({ ...order, pixels: 5000 })).info.width).toBe(400)
    const [once, again] = [await drawMockUp(order), await drawMockUp(order)]
    expect(Buffer.compare(once.webp, again.webp)).toBe(0)
  })
})

describe('the shop’s own scenes', () => {
  it.each(Object.entries(SCENES))(
    'show a sticker of two inches on the %s in true scale',
    async (_, scene) => {
      const { trueScale, wide, info } = await seen({ scene, design: designOf(2, 2) })
      expect([trueScale, info.width, info.height]).toEqual([true, 1600, 1200])
      const inch = scene.box.height / scene.boxHeightInches
      expect(Math.abs(wide - 2 * inch)).toBeLessThanOrEqual(8)
      expect(scene.box.x + scene.box.width).toBeLessThan(1600)
      expect(scene.box.y + scene.box.height).toBeLessThan(1200)
    },
  )
})
