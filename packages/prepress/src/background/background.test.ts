import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { removeBackground } from './index.ts'

const drawing = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">${inside}</svg>`)
/** A ring with a leaf: curves, a hole, a thin line, and an eye in the background's own color. */
const LOGO =
  '<circle cx="110" cy="100" r="70" fill="none" stroke="#b02040" stroke-width="24"/><path d="M190 30q90 20 80 150q-90-40-80-150z" fill="#1f7a3a"/><circle cx="235" cy="110" r="9" fill="#ffffff"/><path d="M20 190h250" stroke="#203080" stroke-width="3"/>'

const on = (background: string) => sharp(drawing(LOGO)).flatten({ background: background })
async function alphaOf(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes).ensureAlpha().extractChannel('alpha').raw().toBuffer()
}
/** Intersection over union of two masks. */
function agreement(a: Uint8Array, b: Uint8Array): number {
  let both = 0
  let either = 0
  a.forEach((value, at) => {
    both += Math.min(value, b[at] ?? 0)
    either += Math.max(value, b[at] ?? 0)
  })
  return both / either
}
const removedFrom = async (bytes: Uint8Array, tolerance?: number) => {
  const removal = await removeBackground({ bytes, tolerance })
  if (!removal.removed) throw new Error(removal.why)
  return removal
}

describe('removing a flat background', () => {
  /** The hole is background enclosed by the ring: it stays, so the expected mask has it filled. */
  const truth = () => alphaOf(drawing(`<circle cx="110" cy="100" r="60"/>${LOGO}`))

  it.each([
    ['white, as PNG', '#ffffff', 'png'],
    ['white, as JPEG', '#ffffff', 'jpeg'],
    ['black, as JPEG', '#000000', 'jpeg'],
    ['yellow, as WebP', '#f6d743', 'webp'],
  ] as const)('leaves the artwork with a soft edge: %s', async (_, background, format) => {
    const bytes = await on(background).toFormat(format, { quality: 85 }).toBuffer()
    const { png } = await removedFrom(bytes)
    expect(agreement(await alphaOf(png), await truth())).toBeGreaterThan(0.985)
  })

  it('leaves no halo: on another background the artwork looks as if drawn there', async () => {
    const { png } = await removedFrom(await on('#ffffff').png().toBuffer())
    const filled = `<circle cx="110" cy="100" r="60" fill="#ffffff"/>${LOGO}`
    const drawnThere = await sharp(drawing(filled)).flatten({ background: '#101030' }).raw().toBuffer()
    const composited = await sharp(png).flatten({ background: '#101030' }).raw().toBuffer()
    const error = composited.reduce((sum, value, at) => sum + Math.abs(value - (drawnThere[at] ?? 0)), 0)
    expect(error / composited.length).toBeLessThan(0.8)
  })

  it('keeps the background’s color inside the artwork', async () => {
    const { png } = await removedFrom(await on('#ffffff').png().toBuffer())
    const rgba = await sharp(png).raw().toBuffer()
    const eye = (110 * 300 + 235) * 4
    expect([...rgba.subarray(eye, eye + 4)]).toEqual([255, 255, 255, 255])
  })

  it('removes more with more tolerance', async () => {
    const shaded = sharp(
      drawing(
        '<linearGradient id="g"><stop stop-color="#fff"/><stop offset="1" stop-color="#ccc"/></linearGradient><rect width="300" height="200" fill="url(#g)"/><circle cx="150" cy="100" r="50" fill="#b02040"/>',
      ),
    )
    const bytes = await shaded.png().toBuffer()
    expect(await removeBackground({ bytes, tolerance: 3, kind: 'flat' })).toEqual({
      removed: false,
      why: 'uneven',
    })
    expect((await removedFrom(bytes, 60)).share).toBeGreaterThan(0.85)
  })

  it('removes the specks of a poor JPEG with the background, but no dot of the artwork', async () => {
    const dots =
      '<rect x="10" y="20" width="2" height="1" fill="#777"/><circle cx="20" cy="20" r="3" fill="#000"/>'
    const { png } = await removedFrom(
      await sharp(drawing(dots + LOGO))
        .flatten({ background: '#fff' })
        .png()
        .toBuffer(),
    )
    const alpha = await alphaOf(png)
    expect([alpha[20 * 300 + 10], alpha[20 * 300 + 20]]).toEqual([0, 255])
  })

  it('leaves the picture as it is where there is no flat background', async () => {
    const noise = sharp({
      create: {
        width: 90,
        height: 90,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
    const why = async (picture: Sharp) => removeBackground({ bytes: await picture.png().toBuffer() })
    expect(await why(noise)).toEqual({ removed: false, why: 'uneven' })
    const bare = sharp(drawing(LOGO)).extract({ left: 0, top: 0, width: 300, height: 180 })
    expect(await why(bare)).toEqual({ removed: false, why: 'transparent' })
    const corner = on('#fff').extract({ left: 0, top: 0, width: 20, height: 20 })
    expect(await why(corner)).toEqual({ removed: false, why: 'everything' })
  })

  it('keeps size and stated resolution', async () => {
    const { png } = await removedFrom(await on('#ffffff').withMetadata({ density: 300 }).png().toBuffer())
    expect(await sharp(png).metadata()).toMatchObject({
      width: 300,
      height: 200,
      density: 300,
      hasAlpha: true,
    })
  })
})
