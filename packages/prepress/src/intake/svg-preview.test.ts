import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from '../testing/files.ts'
import type { IngestedFile } from '@kisscut/shop/ports/intake'

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench.close())

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" ${attributes}>${content}</svg>`
const accepted = async (text: string): Promise<IngestedFile> => {
  const outcome = await bench.ingest(text, 'logo.svg')
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}
/** Red, green, blue and alpha of the preview at shares of its sides, to a sixteenth. */
async function colorsAt(text: string, places: readonly (readonly [number, number])[]) {
  const { rasterPath } = await accepted(text)
  const { data, info } = await sharp(rasterPath).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return places.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4
    return [...data.subarray(at, at + 4)].map((value) => Math.round(value / 17))
  })
}
const RED = [15, 0, 0, 15]
const CLEAR_ALPHA = 0

describe('the preview of an SVG', () => {
  it.each([
    ['0.5in', '12.7mm'],
    ['1.27cm', '36pt'],
    ['3pc', '48px'],
  ])('shows %s and %s at 96 pixels an inch, as print does', async (width, height) => {
    const [inside, right, below] = await colorsAt(
      svg(`<rect width="${width}" height="${height}" fill="red"/>`),
      [
        [0.49, 0.49],
        [0.51, 0.2],
        [0.2, 0.51],
      ],
    )
    expect(inside).toEqual(RED)
    expect([right?.[3], below?.[3]]).toEqual([CLEAR_ALPHA, CLEAR_ALPHA])
  })

  it('measures a drawing without size by its content, units included', async () => {
    const bare = `<svg xmlns="http://www.w3.org/2000/svg"><rect width="1in" height="0.5in" fill="red"/></svg>`
    const { rasterWidth, rasterHeight } = await accepted(bare)
    expect([rasterWidth, rasterHeight]).toEqual([2000, 1000])
    const [corner, end] = await colorsAt(bare, [
      [0.01, 0.02],
      [0.99, 0.98],
    ])
    expect([corner, end]).toEqual([RED, RED])
  })

  it.each([
    ['a clip path', 'clip-path="url(#half)"'],
    ['a mask', 'mask="url(#seen)"'],
    ['a clip path in its style', 'style="clip-path:url(#half);fill:red"'],
  ])('applies %s of the root in the units of its view box', async (_, attribute) => {
    const drawing = svg(
      '<clipPath id="half"><rect width="48" height="96"/></clipPath><mask id="seen" maskUnits="userSpaceOnUse" x="0" y="0" width="96" height="96"><rect width="48" height="96" fill="#fff"/></mask><rect width="96" height="96" fill="red"/>',
      attribute,
    )
    const [left, right] = await colorsAt(drawing, [
      [0.45, 0.9],
      [0.55, 0.9],
    ])
    expect([left, right?.[3]]).toEqual([RED, CLEAR_ALPHA])
  })

  it('applies a filter of the root', async () => {
    const drawing = svg(
      '<filter id="f" x="0" y="0" width="1" height="1"><feFlood flood-color="red"/></filter><rect width="96" height="96"/>',
      'filter="url(#f)"',
    )
    expect(await colorsAt(drawing, [[0.5, 0.5]])).toEqual([RED])
  })

  it.each(['webp', 'gif', 'png', 'jpeg'] as const)(
    'shows an embedded %s, converted to a printable kind',
    async (format) => {
      const red = sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
      const bytes = await red.toFormat(format, { lossless: true, quality: 100 }).toBuffer()
      const drawing = svg(
        `<image width="96" height="96" href="data:image/${format};base64,${bytes.toString('base64')}"/>`,
      )
      const [[red_, green, blue, alpha] = []] = await colorsAt(drawing, [[0.5, 0.5]])
      expect([red_, green, blue, alpha]).toEqual([15, 0, 0, 15])
      const clean = await readFile((await accepted(drawing)).cleanPath!, 'utf8')
      expect(clean).toMatch(format === 'jpeg' ? /data:image\/jpeg/ : /data:image\/png/)
      expect(clean).not.toMatch(/data:image\/(gif|webp)/)
    },
  )

  it('shows an embedded picture whose kind is misstated', async () => {
    const red = sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
    const bytes = await red.webp({ lossless: true }).toBuffer()
    const drawing = svg(
      `<image width="96" height="96" href="data:image/png;base64,${bytes.toString('base64')}"/>`,
    )
    expect(await colorsAt(drawing, [[0.5, 0.5]])).toEqual([RED])
  })
})

describe('an SVG behind much white space', () => {
  it('is read quickly', async () => {
    const patient = await openBench({ timeoutMs: 3000 })
    const outcome = await patient.ingest(
      `${' \n'.repeat(40_000)}${svg('<rect width="96" height="96"/>')}`,
      'a.svg',
    )
    expect(outcome).toMatchObject({ ok: true, value: { mime: 'image/svg+xml' } })
    await patient.close()
  })

  it('is distinguished from other text quickly', async () => {
    const patient = await openBench({ timeoutMs: 3000 })
    const outcome = await patient.ingest(`<?xml version="1.0"?>${' \n'.repeat(40_000)}<book/>`, 'a.svg')
    expect(outcome).toMatchObject({ ok: false, reason: 'unsupported' })
    await patient.close()
  })
})
