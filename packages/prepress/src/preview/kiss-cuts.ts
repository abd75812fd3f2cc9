import { createHash } from 'node:crypto'
import { stickersOn, type DieLineSpec } from '@kisscut/artwork/die-line'
import type { Placement } from '@kisscut/artwork/placement'
import { scored } from '@kisscut/artwork/scene'
import sharp from 'sharp'
import { placedContour } from '../contour/placed-contour.ts'
import type { Cache } from './cache.ts'
import type { Frame } from './frame.ts'

interface Sheet {
  readonly raster: Uint8Array
  readonly placement: Placement
}

/** The kiss cuts of a sheet's stickers as a layer, along the lines of its cut file; null for none. DESIGN-29. */
export async function drawKissCuts(
  { raster, placement }: Sheet,
  spec: DieLineSpec,
  { width, height, scale, x, y }: Frame,
  cache: Cache,
): Promise<Buffer | null> {
  const key = ['stickers', createHash('sha1').update(raster).digest('base64'), JSON.stringify(placement)]
  const { path } = await cache.get(key.join(' '), async () => {
    const traced = await placedContour({ raster, placement, islands: 'keep' })
    return { path: traced, bytes: 2 * traced.length }
  })
  const { kissCuts } = stickersOn(spec, path)
  if (kissCuts === '') return null
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<g transform="translate(${x} ${y}) scale(${scale})">${scored(kissCuts, spec)}</g></svg>`
  return sharp(Buffer.from(svg), { density: 72 }).png({ compressionLevel: 1 }).toBuffer()
}
