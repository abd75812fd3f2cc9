import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inLanes, nest, type Nested, type Nesting, type Piece, type Stock } from './index.ts'

const HAIR = 1e-6
const inches = (min: number, max: number) => fc.integer({ min: min * 8, max: max * 8 }).map((n) => n / 8)
const size = fc.record({ width: inches(0.25, 14), height: inches(0.25, 14), mayTurn: fc.boolean() })
/** A few kinds in several copies, as on a gang sheet, or as many kinds as pieces. */
const pieces = fc
  .oneof(
    fc
      .array(fc.tuple(size, fc.integer({ min: 1, max: 12 })), { maxLength: 6 })
      .map((kinds) => kinds.flatMap(([kind, copies]) => Array.from({ length: copies }, () => kind))),
    fc.array(size, { maxLength: 60 }),
  )
  .map((all) => all.map((piece, n): Piece => ({ ...piece, id: String(n) })))
const stock: fc.Arbitrary<Stock> = fc.record(
  {
    width: inches(4, 24),
    height: inches(4, 36),
    margin: inches(0, 1),
    gap: fc.constantFrom(0, 0.0625, 0.125, 0.1),
  },
  { requiredKeys: ['width'] },
)
const property = (check: (pieces: Piece[], stock: Stock, nesting: Nesting) => void) =>
  fc.assert(
    fc.property(pieces, stock, (all, on) => void check(all, on, nest(all, on))),
    { numRuns: 50, seed: 11 },
  )

/** Finds overlaps by sorting along one axis, independent of the placement algorithm. */
function overlapping(placed: readonly Nested[], gap: number): [Nested, Nested] | null {
  const sorted = [...placed].sort((a, b) => a.sheet - b.sheet || a.x - b.x)
  for (const [at, one] of sorted.entries())
    for (let next = at + 1; next < sorted.length; next++) {
      const other = sorted[next]!
      if (other.sheet !== one.sheet || other.x >= one.x + one.width + gap - HAIR) break
      if (other.y < one.y + one.height + gap - HAIR && one.y < other.y + other.height + gap - HAIR)
        return [one, other]
    }
  return null
}

describe('invariants of nesting', () => {
  it('never place two pieces nearer than the gap', () => {
    property((_, { gap = 0 }, { placed }) => expect(overlapping(placed, gap)).toBeNull())
  })

  it('never place a piece beyond the sheet or in its margins', () => {
    property((_, { width, height, margin = 0 }, { placed, lengths }) => {
      for (const piece of placed) {
        expect(Math.min(piece.x, piece.y)).toBeGreaterThanOrEqual(margin - HAIR)
        expect(piece.x + piece.width).toBeLessThanOrEqual(width - margin + HAIR)
        expect(piece.y + piece.height).toBeLessThanOrEqual((height ?? lengths[piece.sheet]!) - margin + HAIR)
      }
    })
  })

  it('never lose, duplicate, resize or wrongly turn a piece', () => {
    property((all, _, { placed, tooLarge }) => {
      expect([...placed.map(({ id }) => id), ...tooLarge].sort()).toEqual(all.map(({ id }) => id).sort())
      for (const { id, width, height, turned } of placed) {
        const piece = all.find((each) => each.id === id)!
        expect(turned ? [height, width] : [width, height]).toEqual([piece.width, piece.height])
        expect(turned && piece.mayTurn === false).toBe(false)
      }
    })
  })

  it('never report a piece as too large that fits alone, nor leave a sheet empty', () => {
    property((all, on, { tooLarge, placed, sheets }) => {
      for (const id of tooLarge)
        expect(
          nest(
            all.filter((each) => each.id === id),
            on,
          ).placed,
        ).toEqual([])
      expect(new Set(placed.map(({ sheet }) => sheet)).size).toBe(sheets)
    })
  })

  it('always give the same result for the same input', () => {
    property((all, on, nesting) => expect(nest(all, on)).toEqual(nesting))
  })
})

describe('invariants of round pieces', () => {
  const circles = fc.record({
    across: inches(0.5, 6),
    count: fc.integer({ min: 1, max: 120 }),
    sheet: stock,
    more: fc.integer({ min: 0, max: 40 }),
  })
  const discs = (count: number, across: number, from = 0): Piece[] =>
    Array.from({ length: count }, (_, n) => ({
      id: String(from + n),
      width: across,
      height: across,
      round: true,
    }))

  it('never place two circles nearer than the gap, off the sheet, or more wastefully than their boxes', () => {
    fc.assert(
      fc.property(circles, ({ across, count, sheet, more }) => {
        const { gap = 0, margin = 0, width, height } = sheet
        const wanted = discs(count, across)
        const { placed, lengths, tooLarge, sheets } = nest(wanted, sheet, discs(more, across, count))
        for (const [at, one] of placed.entries())
          for (const other of placed.slice(at + 1)) {
            if (other.sheet !== one.sheet) continue
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(across + gap - HAIR)
          }
        for (const { x, y, sheet: on } of placed) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(margin - HAIR)
          expect(x + across).toBeLessThanOrEqual(width - margin + HAIR)
          expect(y + across).toBeLessThanOrEqual((height ?? lengths[on]!) - margin + HAIR)
        }
        const ids = new Set(placed.map(({ id }) => id))
        expect(ids.size).toBe(placed.length)
        for (const { id } of wanted) expect(ids.has(id)).toBe(!tooLarge.includes(id))
        const boxes = nest(
          wanted.map((disc) => ({ ...disc, round: false })),
          sheet,
        )
        expect(sheets).toBeLessThanOrEqual(boxes.sheets)
        if (height === undefined) expect(lengths[0] ?? 0).toBeLessThanOrEqual((boxes.lengths[0] ?? 0) + HAIR)
      }),
      { numRuns: 40, seed: 7 },
    )
  })

  it('pack them hexagonally where that is shorter', () => {
    const boxes = nest(
      discs(500, 2).map((disc) => ({ ...disc, round: false })),
      { width: 54, gap: 0.125 },
    )
    const round = nest(discs(500, 2), { width: 54, gap: 0.125 })
    expect(round.lengths[0]! / boxes.lengths[0]!).toBeLessThan(0.92)
  })
})

describe('invariants of fillers', () => {
  it('never let them displace required pieces, nor open a sheet of their own', () => {
    property((all, on, { placed, sheets }) => {
      const filled = nest(
        all,
        on,
        all.map((piece) => ({ ...piece, id: `more-${piece.id}` })),
      )
      expect(filled.sheets).toBe(sheets)
      expect(filled.placed.filter(({ id }) => !id.startsWith('more-'))).toEqual(placed)
      expect(overlapping(filled.placed, on.gap ?? 0)).toBeNull()
    })
  })
})

describe('invariants of lanes', () => {
  it('always keep them straight, centered on the web, upright and in order, with a constant repeat', () => {
    const job = fc.record({
      width: inches(0.5, 5),
      height: inches(0.5, 5),
      count: fc.integer({ min: 1, max: 90 }),
      on: stock,
    })
    fc.assert(
      fc.property(job, ({ width, height, count, on }) => {
        const { gap = 0 } = on
        const labels = Array.from({ length: count }, (_, n) => ({ id: String(n), width, height }))
        const { placed, tooLarge } = inLanes(labels, on)
        expect(placed.length + tooLarge.length).toBe(count)
        expect(placed.map(({ id }) => Number(id))).toEqual(placed.map((_, n) => n))
        expect(overlapping(placed, gap)).toBeNull()
        const columns = [...new Set(placed.map(({ x }) => x.toFixed(6)))]
        const rows = [...new Set(placed.filter(({ sheet }) => sheet === 0).map(({ y }) => y))]
        for (const [n, y] of rows.entries()) expect(y - rows[0]!).toBeCloseTo(n * (height + gap), 6)
        expect(columns.length).toBeLessThanOrEqual((on.width + gap) / (width + gap) + HAIR)
        for (const each of placed) {
          expect(each.turned).toBe(false)
          expect(each.x).toBeGreaterThanOrEqual((on.margin ?? 0) - HAIR)
          expect(each.y + height).toBeLessThanOrEqual((on.height ?? Infinity) - (on.margin ?? 0) + HAIR)
        }
      }),
      { numRuns: 200, seed: 3 },
    )
  })

  it('accept labels of one size only', () => {
    const two = [
      { id: 'a', width: 1, height: 1 },
      { id: 'b', width: 1, height: 2 },
    ]
    expect(() => inLanes(two, { width: 6 })).toThrow(RangeError)
  })
})

describe('nesting', () => {
  it('fills a sheet completely where the pieces allow it', () => {
    const twelve = Array.from({ length: 12 }, (_, n) => ({ id: String(n), width: 3, height: 4 }))
    expect(nest(twelve, { width: 12, height: 12 })).toMatchObject({ sheets: 1, used: 1, tooLarge: [] })
    expect(nest(twelve, { width: 12 })).toMatchObject({ sheets: 1, lengths: [12] })
  })

  it.each([
    [{ width: 12, height: 18, margin: 0.5, gap: 0.125 }, 17],
    [{ width: 24, height: 36, margin: 0.5, gap: 0.125 }, 4],
    [{ width: 54, margin: 0.5, gap: 0.125 }, 1],
  ])('places a mixed gang of six kinds on stock of %o: at most %i', (on, most) => {
    const kinds = [
      [3.25, 4, 55],
      [1.25, 3, 72],
      [4.25, 1.5, 60],
      [1.25, 1.25, 60],
      [1.5, 3.25, 66],
      [4.5, 3.25, 52],
    ] as const
    const gang = kinds.flatMap(([width, height, copies], kind) =>
      Array.from({ length: copies }, (_, copy) => ({ id: `${kind}.${copy}`, width, height })),
    )
    const { placed, sheets, lengths } = nest(gang, on)
    expect(placed).toHaveLength(365)
    expect(overlapping(placed, on.gap)).toBeNull()
    expect(sheets).toBeLessThanOrEqual(most)
    // Lower bound of any layout: the area of all pieces with their gaps.
    const area = kinds.reduce(
      (sum, [width, height, copies]) => sum + copies * (width + 0.125) * (height + 0.125),
      0,
    )
    const least = area / (on.width - 1 + 0.125)
    if (!('height' in on)) expect((lengths[0]! - 1 + 0.125) / least).toBeLessThan(1.03)
  })

  it('covers at least nine tenths of a roll with five thousand mixed labels', () => {
    const random = fc.sample(fc.record({ width: inches(0.5, 6), height: inches(0.5, 6) }), {
      numRuns: 5000,
      seed: 5,
    })
    const labels = random.map((each, n) => ({ ...each, id: String(n) }))
    const nesting = nest(labels, { width: 54 })
    expect(nesting.placed).toHaveLength(5000)
    expect(overlapping(nesting.placed, 0)).toBeNull()
    expect(nesting.used).toBeGreaterThan(0.95)
    const sheets = nest(labels, { width: 24, height: 36, gap: 0.0625, margin: 0.25 })
    expect(overlapping(sheets.placed, 0.0625)).toBeNull()
    expect(sheets.used).toBeGreaterThan(0.88)
  })
})
