import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heicDecoder } from '../decode/heic.ts'
import { ingestHeic } from '../decode/ingest-heic.ts'
import { openBench, type Bench } from '../testing/files.ts'
import { drawn, heic, turnedHeic, type Held } from '../testing/heic.ts'
import { fileMessage } from './messages.ts'
import { IntakeRejection } from './report.ts'

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench.close())

const isInstalled = heicDecoder() !== null
const take = async (bytes: Uint8Array) => {
  const outcome = await bench.ingest(bytes, 'IMG_0001.HEIC')
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome)}`)
  return outcome.value
}

/** Mean absolute difference of two pictures of one size, 0–255. */
async function apart(one: Sharp, other: Sharp): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) =>
      picture.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  )
  expect(a!.info).toMatchObject({ width: b!.info.width, height: b!.info.height })
  return a!.data.reduce((sum, value, at) => sum + Math.abs(value - b!.data[at]!), 0) / a!.data.length
}
const onWhite = () => drawn('<rect width="96" height="64" fill="#fff"/>')

describe.runIf(isInstalled)('a phone’s picture', () => {
  it.each(['solid', 'ten-bit', 'display-p3'] as const)(
    'of the make %s is taken as drawn, and stored as a JPEG',
    async (name) => {
      const file = await take(await heic(name))
      expect(file).toMatchObject({
        mime: 'image/jpeg',
        isVector: false,
        hasAlpha: false,
        pixelWidth: 96,
        pixelHeight: 64,
        rasterWidth: 96,
        rasterHeight: 64,
        notices: [],
      })
      expect(file.failedToRaster).toBeUndefined()
      expect(await apart(sharp(file.rasterPath), onWhite())).toBeLessThan(2.5)
      const stored = await readFile(file.cleanPath!)
      expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 96, height: 64 })
      expect((await sharp(stored).metadata()).hasProfile).toBe(name === 'display-p3')
      expect(await apart(sharp(stored), onWhite())).toBeLessThan(2.5)
    },
  )

  it('keeps its transparent parts, as a PNG', async () => {
    const file = await take(await heic('clear'))
    expect(file).toMatchObject({ mime: 'image/png', hasAlpha: true, pixelWidth: 96, notices: [] })
    const opacity = (picture: Sharp) => picture.extractChannel('alpha')
    for (const path of [file.rasterPath, file.cleanPath!])
      expect(await apart(opacity(sharp(path)), opacity(drawn()))).toBeLessThan(1)
    const seen = (picture: Sharp) => picture.flatten({ background: '#fff' })
    expect(await apart(seen(sharp(file.cleanPath)), seen(drawn()))).toBeLessThan(2.5)
  })

  const turns = ([1, 2, 3] as const).map((quarters): Held => ({ quarters }))
  const held: readonly Held[] = [...turns, { mirror: 0 }, { mirror: 1 }, { quarters: 1, mirror: 1 }]
  it.each(held)('is upright, however the camera was held: %o', async (how) => {
    const { quarters = 0, mirror } = how
    const file = await take(turnedHeic(await heic('solid'), how))
    const turned = sharp(
      await onWhite()
        .rotate(-90 * quarters)
        .png()
        .toBuffer(),
    )
    const truth = mirror === 0 ? turned.flip() : mirror === 1 ? turned.flop() : turned
    const [width, height] = quarters % 2 ? [64, 96] : [96, 64]
    expect(file).toMatchObject({ pixelWidth: width, pixelHeight: height, rasterWidth: width })
    expect(await apart(sharp(file.cleanPath), truth)).toBeLessThan(2.5)
  })

  it('is rejected in words where it is truncated', async () => {
    expect(await bench.ingest((await heic('solid')).subarray(0, 900), 'a.heic')).toMatchObject({
      errors: { file: ['We can’t read this HEIC. It is damaged or incomplete. Please export it again.'] },
    })
  })

  it('is not decoded where it has more pixels than the limit', async () => {
    await expect(heicDecoder()!(await heic('solid'), 96 * 64 - 1)).rejects.toThrow('too large')
  })
})

describe('a phone’s picture without the HEIC reader', () => {
  let folder = ''
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'kisscut-heic-'))))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const ingest = (bytes: Uint8Array) =>
    ingestHeic(bytes, join(folder, 'clean'), join(folder, 'raster.webp'), null)

  it('is stored as uploaded, with its upright size and advice for the shopper', async () => {
    const { raster, notices, cleaned, ...found } = await ingest(
      turnedHeic(await heic('clear'), { quarters: 1 }),
    )
    expect(found).toMatchObject({
      mime: 'image/heic',
      failedToRaster: true,
      isVector: false,
      pixelWidth: 64,
      pixelHeight: 96,
    })
    expect([cleaned, raster.height]).toEqual([undefined, 500])
    expect(notices.map(({ code, values }) => fileMessage(code, values))).toEqual([
      'We saved this HEIC file, but we can’t open HEIC files here, so we can’t print it. Please send it again as a JPEG or PNG.',
    ])
  })

  it('is rejected where it is damaged', async () => {
    const damaged = (await heic('solid')).fill(0, 40, 300)
    await expect(ingest(damaged)).rejects.toEqual(new IntakeRejection('file.broken', { kind: 'HEIC' }))
  })
})
