import { boxAround, grown, type Box } from '@kisscut/artwork/geometry'
import { checkPrintPdf } from '@kisscut/prepress/print'
import { plateLines } from '@kisscut/prepress/testing'
import { demoProducts } from '@kisscut/tools/demo-shop'
import { defaultConfiguration } from '@kisscut/core/product'
import { dieLinesOf, ownDieLine, type DieLine } from '@kisscut/core/configuration'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { serveApi, OWNER_KEY, type ServedApi } from './serve-api.ts'

const CUSTOM = '/custom/api/v1/custom/'
/** Inches by which the written file may differ from the ordered and stated size. */
const NEAR = 0.01

const svg = (inside: string, width = 300, height = 300) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`

/** Artwork of every kind of outline. */
const ARTWORKS: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  'a photo of 4:3.jpg': () =>
    sharp({ create: { width: 1200, height: 900, channels: 3, background: '#0a6c8f' } })
      .jpeg()
      .toBuffer(),
  'a small mark on a large page.svg': () => Buffer.from(svg('<circle cx="250" cy="40" r="15"/>')),
  'a logo of 5:4.svg': () => Buffer.from(svg('<rect x="20" y="60" width="250" height="200" rx="40"/>')),
  'two pieces apart.svg': () =>
    Buffer.from(svg('<circle cx="40" cy="60" r="30"/><path d="M180 60h90l-45 60z"/>', 300, 200)),
}

/** Contour settings. */
const contours = fc.record({
  contour_offset: fc.integer({ min: 0, max: 250 }).map((thousandths) => String(thousandths / 1000)),
  contour_smoothness: fc.constantFrom('0', '30', '100'),
  contour_holes: fc.constantFrom('drop', 'keep'),
})

const USUAL_CONTOUR = { contour_offset: '0.125', contour_smoothness: '0', contour_holes: 'drop' }

const products = demoProducts().filter(
  ({ toolType, takesNoArtwork }) => toolType === 'upload' && !takesNoArtwork,
)

/** Every product with its own cut line, and with each of those it is sold in. DESIGN-21. */
const SOLD: Readonly<Record<string, readonly [(typeof products)[number], DieLine | null]>> =
  Object.fromEntries(
    products.flatMap((product) =>
      [null, ...dieLinesOf(product)].map((line) => [
        `${product.slug} by ${line ?? 'its own line'}`,
        [product, line],
      ]),
    ),
  )

describe('paid = cut, on the written PDF', { timeout: 600_000 }, () => {
  let api: ServedApi
  let ana: Client
  const files: Record<string, string> = {}
  beforeAll(async () => {
    api = await serveApi()
    ana = createClient(api.origin)
    await ana.post(CUSTOM, orderOf(products[0]!, null))
    for (const [name, bytes] of Object.entries(ARTWORKS)) {
      const { status, body } = await ana.upload(await bytes(), name)
      expect(status, JSON.stringify(body)).toBe(201)
      files[name] = body.id
    }
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  /** A page's default order, cut along this line or the product's own; a circle is as wide as it is high. */
  const orderOf = (product: (typeof products)[number], line: DieLine | null) => {
    const { materialId, width, quantity, ...sides } = defaultConfiguration(product)
    const height = line === 'circle' ? width : sides.height
    const clip = line === null ? {} : { clip_type: line }
    return { template: product.id, material: materialId, width, height, quantity: Number(quantity), ...clip }
  }

  const printed = async (id: string) => {
    const response = await fetch(`${api.origin}/prepress/api/v1/custom/${id}/print.pdf/`, {
      headers: { authorization: `Bearer ${OWNER_KEY}` },
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.status, bytes.toString().slice(0, 300)).toBe(200)
    const { trimBox } = await checkPrintPdf(bytes)
    const [left, bottom, right, top] = trimBox as [number, number, number, number]
    const trim = { width: (right - left) / 72, height: (top - bottom) / 72 }
    const lines = await plateLines(bytes)
    return { trim, lines }
  }

  it('always cuts a shape in the ordered size, and a contour within it that touches two of its sides, with any settings (SIZE-14, SIZE-15, DESIGN-23)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(SOLD)),
        fc.constantFrom(...Object.keys(ARTWORKS)),
        contours,
        async (sold, artwork, contour) => {
          const [product, line] = SOLD[sold]!
          const order = orderOf(product, line)
          const posted = await ana.post(CUSTOM, {
            ...order,
            ...contour,
            user_file: files[artwork],
            low_resolution_choice: 'approve',
          })
          expect(posted.status, JSON.stringify(posted.body)).toBe(201)
          const { id, clip_type, finished_width, finished_height } = posted.body
          expect(clip_type).toBe(line ?? ownDieLine(product))
          const ordered = { width: Number(order.width), height: Number(order.height) }
          const stated = { width: Number(finished_width), height: Number(finished_height) }
          const { trim, lines } = await printed(id)
          // Every sticker of a sheet is cut, including a photo that fills its page, and the sheet around them.
          if (product.slug === 'sticker-sheets')
            expect(lines).toHaveLength(artwork.startsWith('two pieces') ? 3 : 2)
          const pieces = lines.map(({ points }) => boxAround(points))
          const outermost = (of: readonly Box[]) =>
            of.reduce((a, b) => (a.width * a.height > b.width * b.height ? a : b))
          const outer = outermost(pieces)
          const isBacked = trim.width > stated.width + NEAR
          // The trim box is inset by the bleed; the last cut is the trim.
          expect(Math.abs(outer.width - trim.width)).toBeLessThan(NEAR)
          expect(Math.abs(outer.height - trim.height)).toBeLessThan(NEAR)
          const piece = isBacked ? outermost(pieces.filter((each) => each !== outer)) : outer
          expect(Math.abs(piece.width - stated.width)).toBeLessThan(NEAR)
          expect(Math.abs(piece.height - stated.height)).toBeLessThan(NEAR)
          if (isBacked) {
            const backing = grown(piece, 0.125)
            expect(Math.abs(backing.width - trim.width)).toBeLessThan(NEAR)
            expect(Math.abs(backing.height - trim.height)).toBeLessThan(NEAR)
          }
          const unused = [ordered.width - piece.width, ordered.height - piece.height]
          expect(Math.min(...unused)).toBeGreaterThan(-NEAR)
          expect(Math.min(...unused)).toBeLessThan(NEAR)
          if (clip_type !== 'contour') expect(Math.max(...unused)).toBeLessThan(NEAR)
        },
      ),
      { numRuns: 25, examples: [['sticker-sheets by its own line', 'a photo of 4:3.jpg', USUAL_CONTOUR]] },
    )
  })
})
