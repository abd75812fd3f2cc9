import { placementOfElement, uploadDesign, uploadOf } from '@kisscut/artwork/design'
import { finishedBox, isOutsideOrdered, isSmallerThanPaid, type Placement } from '@kisscut/artwork/placement'
import { showFinishedSize } from '@kisscut/core/design'
import { quoteProduct } from '@kisscut/core/price'
import { trustedProduct } from '@kisscut/core/product'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../accounts/viewer.ts'
import type { SoldProduct } from '../configure/sold-product.ts'
import { artworkErrors } from '../design/artwork-errors.ts'
import { finishedSizeOf, smallerSizeOf } from '../design/finished-size.ts'
import { loadedSticker } from '../testing/loaded-sticker.ts'
import { ANA } from '../testing/open-test-shop.ts'
import { preflightOf } from './preflight.ts'

const corner = (x: number, y: number) => ({ x, y })
const INK = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
const FILE = { raster: 'r', ink: INK, pixel_width: 900, pixel_height: 900 } as never

/** In fractions of the product's sides, anywhere around it. */
const placements = fc.record({
  x: fc.double({ min: -0.5, max: 1.2, noNaN: true }),
  y: fc.double({ min: -0.5, max: 1.2, noNaN: true }),
  width: fc.double({ min: 0.05, max: 1.6, noNaN: true }),
  height: fc.double({ min: 0.05, max: 1.6, noNaN: true }),
  rotation: fc.integer({ min: 0, max: 359 }),
})

describe('a finding about a contour and the ordered size (SIZE-14, SIZE-20, PROD-11)', () => {
  let sticker: SoldProduct
  beforeAll(async () => {
    sticker = await loadedSticker([])
  })

  const placed = (placement: Placement): SoldProduct => {
    const { width, height } = sticker.design
    const design = uploadDesign({ shape: 'contour', width, height }, { file: 'f', pixels: null, placement })
    const row = { ...sticker.row, finished_width: null, finished_height: null }
    const loaded = { ...sticker, design, row, file: FILE }
    return { ...loaded, smallerSize: smallerSizeOf(ANA, loaded) }
  }
  const reportOf = (
    loaded: SoldProduct,
    placement: Placement,
    contour: string | null = 'M0 0Z',
    viewer?: Viewer,
  ) => {
    const { width, height } = loaded.design
    const dieLine = { shape: 'contour', width, height, contour } as const
    const deps = { storage: {}, press: { preflight: async () => ({ findings: [] }) } } as never
    return preflightOf(deps, loaded, { dieLine, placement } as never, viewer)
  }
  const onProduct = ({ x, y, width, height, rotation }: Placement): Placement => {
    const [w, h] = [sticker.design.width, sticker.design.height]
    return { x: x * w, y: y * h, width: width * w, height: height * h, rotation }
  }
  /** A placement with this share of the product's sides, around its center. */
  const inTheMiddle = (by: number, aside = 0) =>
    onProduct({ x: (1 - by) / 2 + aside, y: (1 - by) / 2, width: by, height: by, rotation: 0 })

  it.each([
    [[0.5, 0], null, 'cut.no-outline', 'warning'],
    [[1.5, 0], 'M0 0Z', 'cut.larger-than-ordered', 'error'],
    [[0.5, 0.5], 'M0 0Z', 'cut.outside-ordered', 'error'],
    [[0.5, 0], 'M0 0Z', 'cut.smaller-than-ordered', 'warning'],
  ] as const)('for %o of it, cut along %s, is %s', async ([by, aside], contour, code, level) => {
    const placement = inTheMiddle(by, aside)
    const { findings } = await reportOf({ ...placed(placement), smallerSize: null }, placement, contour)
    expect(findings.map((found) => [found.code, found.level])).toEqual([[code, level]])
  })

  it('is the only one, is an error if and only if the cart rejects the product, with the same message, and its fix resolves it', async () => {
    await fc.assert(
      fc.asyncProperty(placements, async (shares) => {
        const placement = onProduct(shares)
        const loaded = placed(placement)
        const { design, file, rules } = loaded
        const { passed, findings } = await reportOf(loaded, placement)
        const errors =
          artworkErrors({
            ...{ design, file, dpi: 300, choice: null, rules, quantity: 1 },
            ...{ isLettering: false, isOnBothSides: false, viewer: ANA },
          })['placement'] ?? []
        // The press reports artwork that is completely off the product.
        if (errors.includes('Your artwork is outside the product.')) return
        expect(findings.length).toBeLessThanOrEqual(1)
        const stops = findings.filter(({ level }) => level === 'error')
        expect(stops.map(({ message }) => message)).toEqual(errors)
        expect(passed).toBe(errors.length === 0)
        for (const { fix } of stops) {
          const fixed = fix!.placement!
          expect(isOutsideOrdered(finishedBox({ ...design, shape: 'contour' }, fixed, INK), design)).toBe(
            false,
          )
          expect((await reportOf(placed(fixed), fixed)).passed).toBe(true)
        }
      }),
    )
  })

  it('has lengths in the reader’s unit (UNIT-1)', async () => {
    for (const [by, code] of [
      [1.5, 'cut.larger-than-ordered'],
      [0.5, 'cut.smaller-than-ordered'],
    ] as const) {
      const placement = inTheMiddle(by)
      const messageIn = async (unit: 'in' | 'mm' | 'cm') => {
        const loaded = { ...placed(placement), smallerSize: null }
        const { findings } = await reportOf(loaded, placement, 'M0 0Z', { ...ANA, unit })
        expect(findings.map((found) => found.code)).toEqual([code])
        return findings[0]!.message
      }
      const sizes = (unit: string) =>
        new RegExp(` [\\d.]+ × [\\d.]+ ${unit}\\b.* [\\d.]+ × [\\d.]+ ${unit}\\b`)
      for (const unit of ['in', 'mm', 'cm'] as const) expect(await messageIn(unit)).toMatch(sizes(unit))
    }
  })

  it('is an error if the back has the same artwork, whose contour is mirrored (OPT-21)', () => {
    const { design, file, rules } = placed(inTheMiddle(0.5))
    const errorsOf = (clipType: 'contour' | 'rectangle') => {
      const sides = design.sides.map((side) => ({ ...side, shape: { ...side.shape, clipType } }))
      return artworkErrors({
        ...{ design: { ...design, sides }, file, dpi: 300, choice: null, rules, quantity: 1 },
        ...{ isLettering: false, isOnBothSides: true, viewer: ANA },
      })
    }
    expect(errorsOf('contour')).toEqual({
      clip_type: [
        'A product printed on both sides is cut along a shape. Please choose a shape for the cut line.',
      ],
    })
    expect(errorsOf('rectangle')).toEqual({})
  })

  it('that stops the cart has lengths in the shopper’s unit (SIZE-12, SIZE-20)', async () => {
    const { design, file, rules } = placed(inTheMiddle(1.5))
    const messageFor = (unit: 'in' | 'mm' | 'cm') =>
      artworkErrors({
        ...{ design, file, dpi: 300, choice: null, rules, quantity: 1 },
        ...{ isLettering: false, isOnBothSides: false, viewer: { ...ANA, unit } },
      })['placement']?.[0]
    const [inches, millimeters, centimeters] = (['in', 'mm', 'cm'] as const).map(messageFor)
    expect(inches).toMatch(
      /^This cut comes out at [\d.]+ × [\d.]+ in, larger than the [\d.]+ × [\d.]+ in you ordered\./,
    )
    expect(millimeters).toMatch(/ mm, larger than the [\d.]+ × [\d.]+ mm you ordered\./)
    expect(centimeters).toMatch(/ cm, larger than the [\d.]+ × [\d.]+ cm you ordered\./)
  })

  it('states the finished size, which is offered in the same figures', async () => {
    await fc.assert(
      fc.asyncProperty(placements, async (shares) => {
        const placement = onProduct(shares)
        const loaded = placed(placement)
        const finished = finishedSizeOf(loaded)
        const { findings } = await reportOf(loaded, placement)
        for (const { code, message } of findings)
          if (code !== 'cut.outside-ordered')
            expect(message).toContain(` ${showFinishedSize({ ...finished, backing: null }, 'in', 'en-US')}, `)
        expect(loaded.smallerSize?.size ?? finished).toMatchObject({
          width: finished.width,
          height: finished.height,
        })
      }),
    )
  })

  describe('below the smallest size of the material', () => {
    /** As wide as the product, including the offset on both sides. */
    const FILLS = 7.75
    /** Strips across the middle of a picture, by their share of its height. */
    const strips = fc.integer({ min: 1, max: 1000 }).map((permille) => {
      const [top, bottom] = [0.5 - permille / 2000, 0.5 + permille / 2000]
      return [corner(0, top), corner(1, top), corner(1, bottom), corner(0, bottom)]
    })
    /** A strip in the middle of 8 × 8 in, on a material with this minimum. */
    const stripOn = (ink: typeof INK, minimum: number, by: number): SoldProduct => {
      const [width, least] = ['8.000', { minWidth: String(minimum), minHeight: String(minimum) }]
      const { product } = sticker.known
      const materials = product.materials.map((material) => ({ ...material, ...least }))
      const known = { ...sticker.known, product: trustedProduct({ ...product, materials }) }
      const configuration = { ...sticker.configuration, width, height: width }
      const quote = quoteProduct(known.product, configuration)
      const placement = { x: 4 - by / 2, y: 4 - by / 2, width: by, height: by, rotation: 0 }
      const design = uploadDesign(
        { shape: 'contour', width: 8, height: 8 },
        { file: 'f', pixels: null, placement },
      )
      const row = { ...sticker.row, finished_width: null, finished_height: null }
      const { rules } = sticker
      const file = { raster: 'r', ink } as never
      const loaded = { row, known, rules, configuration, quote, design, file }
      return { ...loaded, smallerSize: smallerSizeOf(ANA, loaded) }
    }
    const findingsOf = (loaded: SoldProduct) => reportOf(loaded, placementOfElement(uploadOf(loaded.design)!))

    it('offers a narrow cut at the smallest size around it, as text and as values', async () => {
      const strip = [corner(0, 0.475), corner(1, 0.475), corner(1, 0.525), corner(0, 0.525)]
      const { findings } = await findingsOf(stripOn(strip, 1, FILLS))
      expect(findings).toMatchObject([
        {
          code: 'cut.smaller-than-paid',
          level: 'warning',
          fix: { size: { width: '8.000', height: '1.000' } },
          message: expect.stringMatching(
            /^This cut comes out at 8 × 0\.638 in, smaller than the 8 × 8 in you’re paying for\. Order 8 × 1 in, the smallest size around it, for \$[\d.]+ instead of \$[\d.]+\.$/,
          ) as string,
        },
      ])
    })

    it('reports every cut well below the paid size, and an offered size always contains the cut and can be ordered', async () => {
      const minima = fc.double({ min: 0.1, max: 7, noNaN: true })
      const shares = fc.double({ min: 0.1, max: FILLS, noNaN: true })
      await fc.assert(
        fc.asyncProperty(strips, minima, shares, async (ink, minimum, by) => {
          const loaded = stripOn(ink, minimum, by)
          const { findings } = await findingsOf(loaded)
          const { width, height } = finishedSizeOf(loaded)
          const isWellBelow = isSmallerThanPaid(
            { width: Number(width), height: Number(height) },
            loaded.design,
          )
          if (!isWellBelow) return
          expect(findings[0]?.message).toMatch(/smaller than the 8 × 8 in you(’re paying for| ordered)/)
          const size = findings[0]?.fix?.size
          if (!size) return
          expect(Number(size.width)).toBeGreaterThanOrEqual(Number(width))
          expect(Number(size.height)).toBeGreaterThanOrEqual(Number(height))
          expect(size.width === width || size.height === height).toBe(true)
          const { problems } = quoteProduct(loaded.known.product, { ...loaded.configuration, ...size })
          expect(problems.filter(({ level }) => level === 'error')).toEqual([])
        }),
      )
    })
  })
})
