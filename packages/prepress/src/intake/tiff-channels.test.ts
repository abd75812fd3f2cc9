import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ingestFile } from '../decode/ingest-file.ts'
import { psdOf } from '../testing/psd.ts'
import { tiffWith } from '../testing/tiff.ts'
import { fileMessage } from './messages.ts'

let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'kisscut-tiff-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Ingests a file: its report, the colors of its raster, and the inks of the stored file, each of one pixel. */
async function ingested(bytes: Uint8Array) {
  const [path, cleanPath, rasterPath] = ['file', 'clean', 'raster'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await writeFile(path, bytes)
  const report = await ingestFile({ path, cleanPath, rasterPath })
  if (!report.accepted) return { rejected: fileMessage(report.code, report.values) }
  const shown = await sharp(await readFile(rasterPath))
    .ensureAlpha()
    .raw()
    .toBuffer()
  const stored = sharp(await readFile(report.cleaned ? cleanPath : path), { ignoreIcc: true })
  const { space, channels, depth } = await stored.metadata()
  const samples = await stored.pipelineColourspace(space).toColourspace(space).raw({ depth }).toBuffer()
  // The upper eight of 16 bits.
  const inks = depth === 'ushort' ? samples.filter((_, at) => at % 2 === 1) : samples
  return {
    notices: report.notices.map(({ code, values }) => fileMessage(code as never, values)),
    hasAlpha: report.hasAlpha,
    shown: [...shown.subarray(0, 4)],
    inks: [...inks.subarray(0, channels)],
  }
}

const INKS = { gray: [128], rgb: [200, 30, 60], cmyk: [10, 230, 210, 20] } as const
const PHOTOMETRIC = { gray: 1, rgb: 2, cmyk: 5 } as const
const SIZE = { width: 20, height: 10 }
const left = (count: number) =>
  `This file has more channels than its colors and transparency need: ${count}. We don’t print them.`

/** Extra channels: the stated meaning of each, and its value. */
const channels = fc.array(fc.record({ meaning: fc.constantFrom(0, 2), value: fc.constantFrom(0, 255, 90) }), {
  minLength: 1,
  maxLength: 4,
})

describe('a TIFF with more channels than colors (FILE-15)', () => {
  it('keeps its colors and its opacity, whatever its other channels, depth and byte order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('gray', 'rgb', 'cmyk'),
        channels,
        fc.constantFrom(8 as const, 16 as const),
        fc.boolean(),
        fc.boolean(),
        async (ink, further, bits, big, motorola) => {
          const opacity = further.find(({ meaning }) => meaning === 2)?.value ?? 255
          fc.pre(opacity > 0)
          const place = INKS[ink].length + further.findIndex(({ meaning }) => meaning === 2)
          const pixel = [...INKS[ink], ...further.map(({ value }) => value)]
          const found = await ingested(
            tiffWith({
              ...SIZE,
              ...{
                photometric: PHOTOMETRIC[ink],
                pixel: () => pixel,
                extra: further.map(({ meaning }) => meaning),
              },
              ...{ bits, big, motorola },
            }),
          )
          if (place > 4) {
            expect(found.rejected).toMatch(/transparency behind their spot colors/)
            return
          }
          const hasOpacity = further.some(({ meaning }) => meaning === 2)
          const more = further.length - (hasOpacity ? 1 : 0)
          expect(found.hasAlpha).toBe(opacity < 250)
          expect(found.shown?.[3]).toBe(opacity)
          expect(found.inks?.slice(0, INKS[ink].length)).toEqual(INKS[ink])
          expect(found.notices?.includes(left(more))).toBe(more > 0)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('does not take a saved selection for opacity: its picture is whole', async () => {
    const pixel = () => [...INKS.rgb, 0]
    const found = await ingested(tiffWith({ ...SIZE, photometric: 2, pixel, extra: [0] }))
    expect(found).toMatchObject({ hasAlpha: false, notices: [left(1)] })
    expect(found.shown?.[3]).toBe(255)
  })

  it('divides colors by an opacity they were premultiplied with', async () => {
    const pixel = () => [100, 15, 30, 128, 7]
    const { shown = [], notices } = await ingested(
      tiffWith({ ...SIZE, photometric: 2, pixel, extra: [1, 0] }),
    )
    expect(notices).toEqual([left(1)])
    expect(shown[3]).toBe(128)
    ;[200, 30, 60].forEach((value, at) => expect(Math.abs((shown[at] ?? 0) - value)).toBeLessThan(4))
  })

  it('keeps its values and its profile, without conversion to screen colors', async () => {
    const rgb = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#c83c1e' } })
      .withIccProfile('p3')
      .tiff()
      .toBuffer()
    const { icc } = await sharp(rgb).metadata()
    const numbers = [200, 30, 60]
    const file = tiffWith({
      ...SIZE,
      photometric: 2,
      pixel: () => [...numbers, 0],
      extra: [0],
      profile: icc!,
    })
    expect((await ingested(file)).inks).toEqual(numbers)
  })

  it('is the same picture as the Photoshop file it was exported from', async () => {
    const plane = (value: number) => Buffer.alloc(SIZE.width * SIZE.height, value)
    const psd = await ingested(psdOf({ ...SIZE, mode: 3, planes: [...INKS.rgb, 0, 90].map(plane) }))
    const tiff = await ingested(
      tiffWith({ ...SIZE, photometric: 2, pixel: () => [...INKS.rgb, 0, 90], extra: [0, 0] }),
    )
    expect(psd).toEqual(tiff)
    expect(tiff.notices).toEqual([left(2)])
  })

  it('in CMYK of 16 bits keeps its opacity, as TIFF and as Photoshop file', async () => {
    const pixel = () => [...INKS.cmyk, 90]
    const tiff = await ingested(tiffWith({ ...SIZE, photometric: 5, pixel, extra: [2], bits: 16 }))
    expect(tiff).toMatchObject({ hasAlpha: true, notices: [fileMessage('file.cmyk')] })
    expect(tiff.shown?.[3]).toBe(90)
    const planes = [...INKS.cmyk.map((ink) => 255 - ink), 90].map((value) =>
      Buffer.alloc(SIZE.width * SIZE.height * 2, value),
    )
    const psd = await ingested(
      psdOf({
        ...SIZE,
        mode: 4,
        bits: 16,
        planes,
        layersAreClear: true,
        resources: [[1057, Buffer.from([0, 0, 0, 1, 1])]],
      }),
    )
    expect(psd).toMatchObject({ hasAlpha: true })
    expect(psd.shown?.[3]).toBe(90)
  })

  it('keeps its rows in place when read in strips', async () => {
    const pixel = (x: number, y: number) => [x, y % 256, (x + y) % 256, 9, 9]
    const [width, height] = [200, 300]
    const bytes = tiffWith({ width, height, photometric: 2, pixel, extra: [0, 0] })
    const paths = ['file', 'clean', 'raster'].map((name) => join(folder, name))
    await writeFile(paths[0]!, bytes)
    await ingestFile({ path: paths[0]!, cleanPath: paths[1]!, rasterPath: paths[2]! })
    const stored = await sharp(await readFile(paths[1]!))
      .raw()
      .toBuffer()
    for (const [x, y] of [
      [0, 0],
      [199, 0],
      [7, 123],
      [199, 299],
    ] as const)
      expect([...stored.subarray(3 * (y * width + x), 3 * (y * width + x) + 3)]).toEqual(
        pixel(x, y).slice(0, 3),
      )
  })
})

it.each([
  ['gray in floating point', { photometric: 1, format: 3 }],
  ['RGB in floating point', { photometric: 2, format: 3 }],
  ['gray in whole numbers', { photometric: 1, format: 1 }],
])('a TIFF of 32 bits, %s, is rejected in words: its white is unknown (FILE-15)', async (_, how) => {
  const pixel = () => (how.photometric === 1 ? [128] : [200, 30, 60])
  const { rejected } = await ingested(tiffWith({ ...SIZE, pixel, bits: 32, ...how }))
  expect(rejected).toMatch(/^We can’t print from TIFF pictures with 32 bits per channel\./)
})
