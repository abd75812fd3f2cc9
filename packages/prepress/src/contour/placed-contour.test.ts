import { boxAround, flatten } from '@kisscut/artwork/geometry'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { placedContour } from './placed-contour.ts'

const rasterOf = (inside: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300">${inside}</svg>`))
    .webp()
    .toBuffer()

const boxOf = async (inside: string, rotation = 0) => {
  const placement = { x: 1, y: 2, width: 4, height: 2, rotation }
  const box = boxAround(
    flatten(await placedContour({ raster: await rasterOf(inside), placement }), 0.001).flat(),
  )
  return [box.x, box.y, box.width, box.height].map((inches) => Math.round(inches * 200) / 200)
}

it('placedContour surrounds placed and turned artwork at an eighth of an inch', async () => {
  const bar = '<rect width="600" height="300"/>'
  expect(await boxOf(bar)).toEqual([0.875, 1.875, 4.25, 2.25])
  expect(await boxOf(bar, 90)).toEqual([1.875, 0.875, 2.25, 4.25])
})

it('placedContour follows the product’s contour settings (DESIGN-23)', async () => {
  const ring = '<circle cx="300" cy="150" r="110" fill="none" stroke="#000" stroke-width="40"/>'
  const order = {
    raster: await rasterOf(ring),
    placement: { x: 0, y: 0, width: 6, height: 3, rotation: 0 },
  }
  const rings = async (choice: object) => {
    const dieLine = { shape: 'contour' as const, width: 6, height: 3, ...choice }
    return flatten(await placedContour({ ...order, dieLine }), 0.001)
  }
  const wide = async (contourOffset: number) => boxAround((await rings({ contourOffset })).flat()).width
  expect(await wide(0)).toBeCloseTo(2.6, 2)
  expect(await wide(0.25)).toBeCloseTo(3.1, 2)
  expect(await rings({})).toHaveLength(1)
  expect(await rings({ contourHoles: 'keep' })).toHaveLength(2)
})

it('placedContour is empty where no pixel is opaque', async () => {
  const placement = { x: 0, y: 0, width: 2, height: 1, rotation: 0 }
  expect(await placedContour({ raster: await rasterOf(''), placement })).toBe('')
})

it('placedContour surrounds each part of an artwork that is kept apart', async () => {
  const parts = '<circle cx="100" cy="150" r="80"/><circle cx="500" cy="150" r="80"/>'
  const order = {
    raster: await rasterOf(parts),
    placement: { x: 0, y: 0, width: 6, height: 3, rotation: 0 },
  }
  const pieces = async (islands?: 'keep') =>
    flatten(await placedContour({ ...order, ...(islands && { islands }) }), 0.001).length
  expect([await pieces(), await pieces('keep')]).toEqual([1, 2])
})
