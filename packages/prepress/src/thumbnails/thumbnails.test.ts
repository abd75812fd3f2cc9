import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRetoucher, type Retoucher } from '../retouch/index.ts'
import { WORKER } from '../testing/files.ts'
import { pdfOf } from '../testing/pdf.ts'

let retoucher: Retoucher
let tempDir: string
beforeAll(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'kisscut-thumbnails-'))
  retoucher = createRetoucher({ workerPath: WORKER, tempDir })
})
afterAll(async () => {
  retoucher.close()
  await rm(tempDir, { recursive: true, force: true, maxRetries: 3 })
})

const bytesOf = (text: string) => new TextEncoder().encode(text)
const middleOf = async (webp: Uint8Array) => {
  const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(at, at + 3)].map((value) => (value > 200 ? 1 : 0))
}

describe('thumbnails', () => {
  it('are the first pages in order, small and on white paper', async () => {
    const contents = ['1 0 0 rg 20 10 100 50 re f', '0 0 1 rg 20 10 100 50 re f', '1 g']
    const bytes = bytesOf(pdfOf(contents, { pages: 5 }))
    const drawn = await retoucher.thumbnails({ bytes, most: 3 })
    expect(drawn).toHaveLength(3)
    expect(await sharp(drawn[0]).metadata()).toMatchObject({ format: 'webp', width: 240, height: 120 })
    expect(await Promise.all(drawn.map(middleOf))).toEqual([
      [1, 0, 0],
      [0, 0, 1],
      [1, 1, 1],
    ])
    expect(await retoucher.thumbnails({ bytes, most: 12 })).toHaveLength(5)
  })

  it('end at a page too thin to draw, and are rejected for bytes that are no document', async () => {
    const line = bytesOf(pdfOf('0 g', { width: 100_000, height: 1 }))
    expect(await retoucher.thumbnails({ bytes: line, most: 12 })).toEqual([])
    for (const bytes of [bytesOf('%PDF-1.4 and no more'), await png()])
      await expect(retoucher.thumbnails({ bytes, most: 12 })).rejects.toMatchObject({
        name: 'RetouchRejected',
      })
  })
})

const png = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
