import { boxAround, flatten } from '@kisscut/artwork/geometry'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { findContour, type ContourOrder } from './find-contour.ts'

const rasterOf = (inside: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">${inside}</svg>`))
    .webp()
    .toBuffer()
const DISC = '<circle cx="300" cy="200" r="150"/>'
const order = async (inside: string, more: Partial<ContourOrder> = {}): Promise<ContourOrder> => ({
  raster: await rasterOf(inside),
  size: { width: 3, height: 2, of: 'cut' },
  border: 0.125,
  islands: 'merge',
  holes: 'drop',
  ...more,
})

describe('the contour of a file', () => {
  it('is as large as the requested sticker, border included, and begins at the origin', async () => {
    const { path, size, placement, pieces } = await findContour(await order(DISC))
    const box = boxAround(flatten(path, 0.001).flat())
    expect([box.x, box.y, box.width, box.height].map((n) => Number(n.toFixed(2)) + 0)).toEqual([0, 0, 2, 2])
    expect(size.height).toBeCloseTo(2, 2)
    expect(pieces).toBe(1)
    // The disc itself: 300 of 400 pixels, an eighth of an inch from the line on every side.
    expect((placement.height * 300) / 400).toBeCloseTo(1.75, 1)
  })

  it('is larger by its border where the artwork’s size is given', async () => {
    const { size, placement } = await findContour(
      await order(DISC, { size: { width: 6, height: 4, of: 'artwork' }, border: 0.25 }),
    )
    expect([placement.width, placement.height]).toEqual([6, 4])
    expect(size.width).toBeCloseTo(3.5, 1)
  })

  it('follows what a mask leaves visible', async () => {
    const mask = '<mask id="m"><circle cx="300" cy="200" r="150" fill="#fff"/></mask>'
    const masked = await findContour(await order(`${mask}<rect width="600" height="400" mask="url(#m)"/>`))
    const disc = await findContour(await order(DISC))
    expect([masked.size, masked.pieces]).toEqual([disc.size, disc.pieces])
    expect(masked.path).toBe(disc.path)
  })

  it('keeps pieces apart and openings open on request', async () => {
    const two = '<circle cx="100" cy="200" r="80"/><circle cx="480" cy="200" r="80"/>'
    expect((await findContour(await order(two))).pieces).toBe(1)
    expect((await findContour(await order(two, { islands: 'keep' }))).pieces).toBe(2)
    const ring = '<circle cx="300" cy="200" r="150" fill="none" stroke="#000" stroke-width="40"/>'
    const rings = async (holes: 'drop' | 'keep') =>
      flatten((await findContour(await order(ring, { holes }))).path, 0.001).length
    expect([await rings('drop'), await rings('keep')]).toEqual([1, 2])
  })

  it('is empty where no pixel is opaque', async () => {
    expect(await findContour(await order('<rect width="600" height="400" opacity="0.1"/>'))).toMatchObject({
      path: '',
      pieces: 0,
    })
  })
})
