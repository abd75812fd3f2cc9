import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIE_LINE_SHAPES, SHEET_MARGIN, type DieLineSpec } from '../die-line/index.ts'
import { turned, type Point } from '../geometry/index.ts'
import { inches } from '../testing/generators.ts'
import { edgeFindings, firstPlacement, middleOf, type PlacedInk, type Placement } from './index.ts'

/** Artwork that is opaque in some areas, in fractions of its page, with their outline. */
interface Artwork {
  readonly outline?: readonly Point[]
  readonly fullBleed: boolean
  readonly isSolid: (at: Point) => boolean
}

const corner = (x: number, y: number) => ({ x, y })
const round = Array.from({ length: 48 }, (_, at) => (at / 24) * Math.PI).map((angle) =>
  corner(0.5 + 0.5 * Math.cos(angle), 0.5 + 0.5 * Math.sin(angle)),
)
const fromMiddle = ({ x, y }: Point) => Math.hypot(x - 0.5, y - 0.5)
const ARTWORKS = {
  'a photo': { fullBleed: true, isSolid: () => true },
  'a logo in a white box': { fullBleed: false, isSolid: () => true },
  'a round badge': { fullBleed: false, outline: round, isSolid: (at) => fromMiddle(at) <= 0.5 },
  'a small mark in a corner': {
    fullBleed: false,
    outline: [corner(0.1, 0.1), corner(0.4, 0.1), corner(0.4, 0.3), corner(0.1, 0.3)],
    isSolid: ({ x, y }) => x >= 0.1 && x <= 0.4 && y >= 0.1 && y <= 0.3,
  },
  'a frame around nothing': {
    fullBleed: true,
    isSolid: ({ x, y }) => Math.min(x, y, 1 - x, 1 - y) < 0.12,
  },
  'a page with a round slit': {
    fullBleed: true,
    isSolid: (at) => fromMiddle(at) < 0.483 || fromMiddle(at) > 0.5,
  },
  'a page with a round hole': { fullBleed: true, isSolid: (at) => fromMiddle(at) > 0.43 },
} as const satisfies Readonly<Record<string, Artwork>>

const inkOf = ({ isSolid, ...artwork }: Artwork, placement: Placement): PlacedInk => ({
  ...artwork,
  placement,
  isInked: (point) => {
    const { x, y } = turned(point, -placement.rotation, middleOf(placement))
    const at = { x: (x - placement.x) / placement.width, y: (y - placement.y) / placement.height }
    return Math.min(at.x, at.y, 1 - at.x, 1 - at.y) >= 0 && isSolid(at)
  },
})

const specs: fc.Arbitrary<DieLineSpec> = fc
  .record({
    shape: fc.constantFrom(...DIE_LINE_SHAPES),
    width: inches(0.75, 6),
    height: inches(0.75, 6),
    margin: fc.constantFrom(undefined, SHEET_MARGIN, 0.25),
  })
  .map(({ margin, ...spec }) => ({ ...spec, ...(margin !== undefined && { margin }) }))
const artworks = fc.constantFrom<Artwork>(...Object.values(ARTWORKS))
const naturals = fc.record({ width: inches(1, 4), height: inches(1, 4) })
const share = fc.double({ min: -0.4, max: 1.2, noNaN: true })
const moves = fc.record({ x: share, y: share, by: fc.double({ min: 0.2, max: 2, noNaN: true }) })

const circle: DieLineSpec = { shape: 'circle', width: 3, height: 3 }

/** Differences in inches that are invisible. */
const isSame = (a: Placement, b: Placement) =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) < 0.002)

describe('invariants of placement findings (PROD-11, PROD-15)', () => {
  it('a fix is never the current placement, and at most two fixes solve a problem', () => {
    fc.assert(
      fc.property(specs, artworks, naturals, moves, (spec, artwork, natural, { x, y, by }) => {
        const first = firstPlacement({ natural, ...artwork }, spec)
        const moved = {
          ...first,
          x: x * spec.width,
          y: y * spec.height,
          width: first.width * by,
          height: first.height * by,
        }
        const found = (placement: Placement) => edgeFindings(inkOf(artwork, placement), spec)
        const fixOf = (placement: Placement, code: string) => {
          const fixed = found(placement).find((each) => each.code === code)?.fix?.placement
          expect(fixed && isSame(fixed, placement), code).not.toBe(true)
          return fixed
        }
        for (const placement of [first, moved])
          for (const { code } of found(placement)) {
            // Artwork that is blank along the cut is first filled, then fitted where that does not help.
            const once = fixOf(placement, code)
            const twice = once && fixOf(once, code)
            if (twice) expect(fixOf(twice, code), code).toBeUndefined()
          }
      }),
      {
        numRuns: 60,
        examples: [
          [circle, ARTWORKS['a page with a round slit'], { width: 1, height: 1 }, { x: 0, y: 0, by: 1 }],
          [{ ...circle, margin: 0.25 }, ARTWORKS['a photo'], { width: 1, height: 1 }, { x: 0, y: 0, by: 1 }],
        ],
      },
    )
  })

  it('new artwork with a blank border never has findings', () => {
    fc.assert(
      fc.property(specs, artworks, naturals, (spec, artwork, natural) => {
        fc.pre(spec.margin !== undefined && spec.shape !== 'contour')
        const placement = firstPlacement({ natural, ...artwork }, spec)
        expect(edgeFindings(inkOf(artwork, placement), spec)).toEqual([])
      }),
    )
  })
})
