import fc from 'fast-check'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ingestFile } from '../decode/ingest-file.ts'
import { inkProfile } from '../color/ink-profile.ts'
import { hasPrintColors } from '../decode/print-colors.ts'
import { tiffOf } from '../decode/tiff.ts'
import { drawPrintColors } from '../preview/draw-print-colors.ts'
import { tiffWith } from '../testing/tiff.ts'
import { openPressProfile, printPdf } from './index.ts'
import { inkOnScreen } from './on-screen.ts'
import { inkOnPage } from './page-ink.ts'

const press = await openPressProfile()
let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'kisscut-inks-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The picture covers the bleed box of the print: 4 × 2 patches of plain inks. */
const [COLUMNS, ROWS, PATCH] = [4, 2, 40]
const PAGE = { width: (COLUMNS * PATCH) / 100, height: (ROWS * PATCH) / 100 }
const BLEED = 0.0625
const SEEN = { width: COLUMNS * PATCH, height: ROWS * PATCH }

type Inks = [number, number, number, number]
const middle = (patch: number) =>
  (Math.floor(patch / COLUMNS) * PATCH + PATCH / 2) * SEEN.width + (patch % COLUMNS) * PATCH + PATCH / 2
const patchAt = (x: number, y: number) => Math.floor(y / PATCH) * COLUMNS + Math.floor(x / PATCH)

/** Uploads and prints a picture: the inks in the middle of each patch, and the mean difference between print and preview, 0–1. */
async function printed(bytes: Uint8Array, mime: 'image/tiff' | 'image/jpeg' | 'image/png') {
  const [path, cleanPath, rasterPath] = ['file', 'clean', 'raster'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await writeFile(path, bytes)
  const report = await ingestFile({ path, cleanPath, rasterPath })
  if (!report.accepted) throw new Error(report.code)
  const raster = await readFile(rasterPath)
  const stored = await readFile(report.cleaned ? cleanPath : path)
  const { pdf } = await printPdf(
    {
      title: 'Inks',
      dieLine: { shape: 'rectangle', width: PAGE.width - 2 * BLEED, height: PAGE.height - 2 * BLEED },
      look: 'white',
      artwork: { mime, bytes: stored },
      placement: { x: -BLEED, y: -BLEED, ...PAGE, rotation: 0 },
    },
    press,
  )
  const inks = await inkOnPage(pdf, SEEN)
  const shown = await sharp(await drawPrintColors(raster))
    .flatten({ background: '#fff' })
    .resize({ ...SEEN, fit: 'fill' })
    .raw()
    .toBuffer()
  const seen = await inkOnScreen(inks, SEEN, press)
  const apart = seen.reduce((sum, value, at) => sum + Math.abs(value - shown[at]!), 0) / seen.length / 255
  const patches = Array.from({ length: COLUMNS * ROWS }, (_, patch) => [
    ...inks.subarray(4 * middle(patch), 4 * middle(patch) + 4),
  ])
  return { patches, apart, inPrintColors: await hasPrintColors(raster) }
}

const near = (found: readonly (readonly number[])[], wanted: readonly Inks[], most: number) =>
  found.forEach((inks, patch) =>
    inks.forEach((ink, plate) =>
      expect(Math.abs(ink - wanted[patch]![plate]!), `${inks} for ${wanted[patch]}`).toBeLessThanOrEqual(
        most,
      ),
    ),
  )

const level = fc.integer({ min: 0, max: 255 })
const patches = fc.array(fc.tuple(level, level, level, level), {
  minLength: COLUMNS * ROWS,
  maxLength: COLUMNS * ROWS,
})
const ONE_INK: Inks[] = [
  [255, 0, 0, 0],
  [0, 255, 0, 0],
  [0, 0, 255, 0],
  [0, 0, 0, 255],
  [0, 0, 0, 128],
  [60, 40, 40, 255],
  [0, 0, 0, 0],
  [255, 255, 0, 0],
]

describe('the printed inks of a picture (PROD-25)', () => {
  it.each([8, 16] as const)('are those of a TIFF in CMYK of %i bits, as previewed', async (bits) => {
    await fc.assert(
      fc.asyncProperty(patches, fc.constantFrom(null, 255), async (wanted, opacity) => {
        const pixel = (x: number, y: number) => [
          ...wanted[patchAt(x, y)]!,
          ...(opacity === null ? [] : [opacity]),
        ]
        const tiff = tiffWith({
          ...SEEN,
          photometric: 5,
          pixel,
          bits,
          ...(opacity !== null && { extra: [2] }),
        })
        const found = await printed(tiff, 'image/tiff')
        near(found.patches, wanted, 1)
        expect(found.apart).toBeLessThan(0.02)
        expect(found.inPrintColors).toBe(true)
      }),
      { numRuns: 2, endOnFailure: true, examples: [[ONE_INK, null]] },
    )
  })

  it('are those of a JPEG in CMYK with the profile of another press, within JPEG’s precision', async () => {
    const ink = Buffer.alloc(SEEN.width * SEEN.height * 4)
    for (let pixel = 0; pixel < ink.length / 4; pixel += 1)
      ink.set(ONE_INK[patchAt(pixel % SEEN.width, Math.floor(pixel / SEEN.width))]!, pixel * 4)
    // In its profile cyan, magenta and yellow are their complements, and black is absent.
    const profile = await inkProfile('colors')
    const tiff = tiffOf({ ...SEEN, ink: 'cmyk', bits: 8, hasAlpha: false, data: ink, profile })
    const jpeg = await sharp(tiff)
      .pipelineColourspace('cmyk')
      .toColourspace('cmyk')
      .keepIccProfile()
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer()
    expect((await sharp(jpeg).metadata()).hasProfile).toBe(true)
    const found = await printed(jpeg, 'image/jpeg')
    near(found.patches, ONE_INK, 4)
    expect(found.apart).toBeLessThan(0.02)
  })

  it('are black alone for gray PNG, JPEG and TIFF of 1, 8 and 16 bits', async () => {
    const grays = [0, 255, 128, 64, 200, 30, 90, 240]
    const wanted = grays.map((gray): Inks => [0, 0, 0, 255 - gray])
    const pixel = (x: number, y: number) => [grays[patchAt(x, y)]!]
    const gray = sharp(tiffWith({ ...SEEN, photometric: 1, pixel })).toColourspace('b-w')
    const files = [
      [tiffWith({ ...SEEN, photometric: 1, pixel }), 'image/tiff', 1],
      [tiffWith({ ...SEEN, photometric: 1, pixel, bits: 16 }), 'image/tiff', 1],
      [await gray.clone().png().toBuffer(), 'image/png', 1],
      [await gray.clone().jpeg({ quality: 100 }).toBuffer(), 'image/jpeg', 3],
    ] as const
    for (const [bytes, mime, most] of files) {
      const found = await printed(bytes, mime)
      near(found.patches, wanted, most)
      expect(found.apart).toBeLessThan(0.02)
    }
    const bitmap = await gray
      .clone()
      .threshold(100)
      .png({ palette: false, bitdepth: 1 } as object)
      .toBuffer()
    near(
      (await printed(bitmap, 'image/png')).patches,
      grays.map((value): Inks => [0, 0, 0, value >= 100 ? 0 : 255]),
      1,
    )
  })

  it('are separated for a gray picture in screen colors, which has no inks', async () => {
    const pixel = (x: number, y: number) => [128, 128, 128].map(() => 30 * patchAt(x, y))
    expect((await printed(tiffWith({ ...SEEN, photometric: 2, pixel }), 'image/tiff')).inPrintColors).toBe(
      false,
    )
  })
})
