import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placementOfElement, uploadDesign, uploadOf } from '@kisscut/artwork/design'
import { stickersOn, type DieLineShape } from '@kisscut/artwork/die-line'
import type { Placement } from '@kisscut/artwork/placement'
import { INK_STYLES, LOOKS, showsThroughInk } from '@kisscut/artwork/look'
import { uploadScene } from '@kisscut/artwork/scene'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placedContour } from '../contour/placed-contour.ts'
import { READY_WORKER } from '../testing/files.ts'
import { createPreview, type OpenPreview } from './index.ts'
import type { PreviewRequest } from '@kisscut/shop/ports/preview'

let preview: OpenPreview
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-preview-'))
  preview = createPreview({ workerPath: READY_WORKER, tempDir: folder })
})
afterAll(async () => {
  preview.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
})

const blueDisc = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="200" fill="#1040ff"/></svg>',
    ),
  )
    .webp()
    .toBuffer()

const SQUARE = { width: 2, height: 2, shape: 'rectangle' as DieLineShape }
const INSIDE = { x: 0.5, y: 0.5, width: 1, height: 1, rotation: 0 }
const designed = (product: Partial<typeof SQUARE>, placement: Placement | null = INSIDE) =>
  uploadDesign(
    { ...SQUARE, ...product },
    placement && { file: 'disc', pixels: { width: 400, height: 400 }, placement },
  )

/** A request for a picture with a disc as its artwork. */
const request = async ({
  design = designed({}),
  ...more
}: Partial<PreviewRequest> = {}): Promise<PreviewRequest> => {
  const placement = uploadOf(design)
  const artwork = placement && { raster: await blueDisc(), placement: placementOfElement(placement) }
  return { design, artwork, look: 'white', whiteInk: true, ...more }
}

/** The color at shares of the picture's width and height. */
async function colorAt(webp: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(webp).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4
  return [...data.subarray(at, at + 4)]
}

describe('the picture of a sticker', () => {
  it('has the artwork on its material, cut at the die line, on a transparent background', async () => {
    const webp = await preview.render(await request())
    expect(await sharp(webp).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 640,
      hasAlpha: true,
    })
    const [red, , blue] = await colorAt(webp, 0.5, 0.5)
    expect(blue! - red!).toBeGreaterThan(80)
    const border = await colorAt(webp, 0.25, 0.25)
    expect(Math.min(...border)).toBeGreaterThan(225)
    expect((await colorAt(webp, 0.01, 0.01))[3]).toBe(0)
  })

  it('follows the artwork’s own outline for a contour', async () => {
    const rectangle = await colorAt(await preview.render(await request()), 0.2, 0.2)
    const contour = await colorAt(
      await preview.render(await request({ design: designed({ shape: 'contour' }) })),
      0.2,
      0.2,
    )
    expect(rectangle[3]).toBe(255)
    expect(contour[3]).toBeLessThan(30)
  })

  it('shows only the drawing, in its own colors, where it is cut from film (LET-13, CLIP-5)', async () => {
    const film = await preview.render(await request({ isFilm: true }))
    expect((await colorAt(film, 0.2, 0.2))[3]).toBe(0)
    expect(await colorAt(film, 0.5, 0.5)).toEqual(
      (await colorAt(await blueDisc(), 0.5, 0.5)).map((each) => expect.closeTo(each, -1)),
    )
    const below = (await colorAt(film, 0.5, 0.708))[3]!
    expect(below).toBeGreaterThan(0)
    expect(below).toBeLessThan(255)
  })

  it('shows the bare material without artwork', async () => {
    const webp = await preview.render(await request({ design: designed({}, null), pixels: 200 }))
    expect(Math.min(...(await colorAt(webp, 0.5, 0.5)))).toBeGreaterThan(225)
  })

  it('is rejected where the raster is no picture, and the next one is drawn', async () => {
    const broken = await request()
    const artwork = { ...broken.artwork!, raster: new Uint8Array([1, 2, 3]) }
    await expect(preview.render({ ...broken, artwork })).rejects.toThrow('could not be drawn')
    expect((await preview.render(await request({ pixels: 64 }))).length).toBeGreaterThan(100)
  })
})

describe('the picture of a sticker on its material', () => {
  const scenes = LOOKS.flatMap((look) => [true, false].map((whiteInk) => ({ look, whiteInk }))).map(
    (of, n) => ({
      ...of,
      rotation: n % 2 === 0 ? 0 : 30,
      shape: n % 3 === 0 ? ('circle' as const) : ('rounded_corner' as const),
    }),
  )

  it.each(scenes)(
    'matches the scene: $look, white ink $whiteInk',
    async ({ look, whiteInk, rotation, shape }) => {
      const placement = { x: 0.4, y: 0.9, width: 2.9, height: 0.8, rotation }
      const design = designed({ shape, width: 3, height: 2 }, placement)
      const more = await request({ design, look, whiteInk, pixels: 300, format: 'png', colors: 'screen' })
      const ours = await onWhite(await preview.render(more))
      const png = await sharp(more.artwork!.raster).png().toBuffer()
      const sticker = {
        dieLine: { shape, width: 3, height: 2 },
        look,
        artwork: { href: `data:image/png;base64,${png.toString('base64')}` },
        placement,
      }
      const theirs = await onWhite(Buffer.from(uploadScene(sticker, 'preview', { pixels: 300, whiteInk })))
      expect(ours).toHaveLength(theirs.length)
      const apart = ours.map((value, at) => Math.abs(value - theirs[at]!))
      expect(apart.reduce((sum, by) => sum + by, 0) / apart.length).toBeLessThan(1.5)
      expect(apart.filter((by) => by > 24).length / apart.length).toBeLessThan(0.015)
    },
  )

  it.each(LOOKS)(
    'shows the material through the artwork’s white unless white ink lies below: %s (PROD-20)',
    async (look) => {
      const fill = { x: 0, y: 0, width: 2, height: 2, rotation: 0 }
      const halves = { width: 400, height: 400, channels: 3, background: '#fff' } as const
      const raster = await sharp({ create: halves })
        .composite([{ input: { create: { ...halves, width: 200, background: '#000' } }, left: 200, top: 0 }])
        .png()
        .toBuffer()
      const halfBlack = { raster, placement: fill }
      const drawn = async (whiteInk: boolean, artwork: PreviewRequest['artwork']) => {
        const order = { design: designed({}, fill), look, whiteInk, artwork, pixels: 124 } as const
        const picture = await onWhite(await preview.render(await request({ ...order, format: 'png' })))
        // The left and the right half of the sticker's 100 pixels, without the edge between them.
        return [14, 65].map((left) =>
          Array.from({ length: 96 * 45 }, (_, n) => {
            const at = ((14 + Math.floor(n / 45)) * 124 + left + (n % 45)) * 3
            return [...picture.subarray(at, at + 3)]
          }).flat(),
        )
      }
      const [bare = []] = await drawn(false, null)
      const [white = [], black = []] = await drawn(false, halfBlack)
      const [inked = [], blackOnWhite = []] = await drawn(true, halfBlack)
      const apart = (some: readonly number[], others: readonly number[]) =>
        some.map((value, at) => Math.abs(value - others[at]!))
      const mean = (values: readonly number[]) =>
        values.reduce((sum, value) => sum + value, 0) / values.length
      if (showsThroughInk(look, false)) {
        // Ink covers even the shadow below frosted film, which is translucent.
        expect(Math.max(...apart(white, bare))).toBeLessThanOrEqual(look === 'frosted' ? 16 : 1)
        expect(mean(apart(inked, bare))).toBeGreaterThan(8)
      } else expect(white).toEqual(inked)
      expect(mean(apart(black, blackOnWhite))).toBeLessThan(12)
    },
  )

  it('shows the kiss cut of each sticker on a sheet, as the scene does (DESIGN-29)', async () => {
    const dots = [30, 100, 170].map((x) => `<circle cx="${x}" cy="50" r="20"/>`).join('')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">${dots}</svg>`
    const raster = await sharp(Buffer.from(svg)).png().toBuffer()
    const placement = { x: 0, y: 0, width: 4, height: 2, rotation: 0 }
    const sheet = { shape: 'rectangle', width: 4, height: 3 } as const
    const artwork = { raster, placement }
    const order = { design: designed(sheet, placement), artwork, pixels: 400, format: 'png' } as const
    const [plain, ours] = await Promise.all(
      [false, true].map(async (isSheet) =>
        onWhite(await preview.render(await request({ ...order, isSheet }))),
      ),
    )
    const { kissCuts } = stickersOn(sheet, await placedContour({ raster, placement, islands: 'keep' }))
    expect(kissCuts.match(/M/g)).toHaveLength(3)
    const sceneWith = (lines: string | null) => {
      const sticker = { dieLine: sheet, look: 'white', artwork: null, placement: null } as const
      return onWhite(Buffer.from(uploadScene(sticker, 'preview', { pixels: 400, kissCuts: lines })))
    }
    const [bare, theirs] = await Promise.all([sceneWith(null), sceneWith(kissCuts)])
    const darker = (before: Buffer, after: Buffer) =>
      before.map((value, at) => Math.max(0, value - after[at]!))
    const [drawn, expected] = [darker(plain!, ours!), darker(bare, theirs)]
    const onLines = expected.filter((by) => by > 24).length
    expect(onLines).toBeGreaterThan(1000)
    const apart = drawn.filter((by, at) => Math.abs(by - expected[at]!) > 24)
    expect(apart.length).toBeLessThan(onLines / 20)
  })

  it('shows the holes of a sign as transparent (OPT-19)', async () => {
    const sign = { shape: 'rectangle', width: 12, height: 12 } as const
    const design = uploadDesign(sign, null)
    const areaOf = async (hasHoles: boolean) => {
      const png = await preview.render(await request({ design, hasHoles, pixels: 600, format: 'png' }))
      const alpha = await sharp(png).extractChannel('alpha').raw().toBuffer()
      return alpha.filter((value) => value > 127).length
    }
    const perInch = 600 / (12 * 1.24)
    const four = 4 * Math.PI * (0.1875 * perInch) ** 2
    const cut = (await areaOf(false)) - (await areaOf(true))
    expect(cut / four).toBeGreaterThan(0.9)
    expect(cut / four).toBeLessThan(1.1)
  })

  it('has the design’s corner radius', async () => {
    const areaOf = async (clipRadius: number) => {
      const design = uploadDesign({ ...SQUARE, shape: 'rounded_corner', clipRadius }, null)
      const png = await preview.render(await request({ design, format: 'png' }))
      const alpha = await sharp(png).extractChannel('alpha').raw().toBuffer()
      return alpha.filter((value) => value === 255).length
    }
    const square = await areaOf(0)
    for (const percent of [10, 25, 50]) {
      const cutOff = (4 - Math.PI) * (percent / 100) ** 2
      expect((await areaOf(percent)) / square).toBeCloseTo(1 - cutOff, 1.5)
    }
  })

  it('is the same to the byte for the same request, from the cache or drawn again', async () => {
    const kraft = await request({ look: 'kraft', design: designed({ shape: 'contour' }), pixels: 120 })
    const once = await preview.render(kraft)
    const again = await preview.render(kraft)
    const other = createPreview({ workerPath: READY_WORKER, tempDir: folder })
    const anew = await other.render(kraft)
    other.close()
    expect(Buffer.compare(once, again)).toBe(0)
    expect(Buffer.compare(once, anew)).toBe(0)
    const artwork = { ...kraft.artwork!, placement: { ...INSIDE, rotation: 45 } }
    expect(Buffer.compare(once, await preview.render({ ...kraft, artwork }))).not.toBe(0)
  })
})

const onWhite = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture, { density: 72, svg: { stylesheet: INK_STYLES } })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer()

describe('the shadow of a sticker', () => {
  it.each(['circle', 'rectangle'] as const)('matches the scene: %s', async (shape) => {
    const spec = { shape, width: 3, height: 2 }
    const sticker = { dieLine: spec, look: 'white', artwork: null, placement: null } as const
    const scene = sharp(Buffer.from(uploadScene(sticker, 'preview', { pixels: 300 })), { density: 72 })
    const alphaOf = (of: Sharp): Promise<Buffer> => of.ensureAlpha().extractChannel('alpha').raw().toBuffer()
    const bare = { design: designed(spec, null), artwork: null, look: 'white' }
    const webp = await preview.render({ ...(await request()), ...bare, pixels: 300 })
    const [ours, theirs] = [await alphaOf(sharp(webp)), await alphaOf(scene)]
    expect(ours).toHaveLength(theirs.length)
    expect(Math.max(...ours.map((value, at) => Math.abs(value - theirs[at]!)))).toBeLessThan(24)
    const total = ours.reduce((sum, value, at) => sum + Math.abs(value - theirs[at]!), 0)
    expect(total / ours.length).toBeLessThan(1.5)
  })
})
