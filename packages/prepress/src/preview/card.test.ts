import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawCard } from './card.ts'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#0000ff"/></svg>'
const square = (channels: 3 | 4, background: string) =>
  sharp({ create: { width: 400, height: 400, channels, background } })

/** The color of a picture at fractions of its sides. */
async function colorAt(picture: Uint8Array, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [...data.subarray(at, at + 3)]
}
const isNear = (color: readonly number[], other: readonly number[]) =>
  color.every((value, at) => Math.abs(value - other[at]!) < 12)

describe('drawCard (SEO-8)', () => {
  it('gives a JPEG of 1200 by 630 pixels with the whole picture in its middle', async () => {
    const webp = await square(3, '#ff0000').webp().toBuffer()
    const card = await drawCard({ picture: { mime: 'image/webp', bytes: webp }, background: '#00ff00' })
    const { format, width, height } = await sharp(card).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    expect(isNear(await colorAt(card, 0.5, 0.5), [255, 0, 0])).toBe(true)
    // An opaque background continues at its sides.
    expect(isNear(await colorAt(card, 0.05, 0.5), [255, 0, 0])).toBe(true)
  })

  it('shows the shop’s background where the picture is transparent', async () => {
    const drawing = { mime: 'image/svg+xml', bytes: new TextEncoder().encode(SVG) }
    const card = await drawCard({ picture: drawing, background: '#00ff00' })
    expect(isNear(await colorAt(card, 0.5, 0.5), [0, 0, 255])).toBe(true)
    for (const x of [0.02, 0.3, 0.98]) expect(isNear(await colorAt(card, x, 0.02), [0, 255, 0])).toBe(true)
    const same = await drawCard({ picture: drawing, background: '#00ff00' })
    expect(Buffer.from(same).equals(Buffer.from(card))).toBe(true)
  })
})
