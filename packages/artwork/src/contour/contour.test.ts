import { describe, expect, it } from 'vitest'
import { contourOf } from './contour.ts'
import { coarser, edgesIn } from './coarse.ts'
import { contourDieLine, contourOptionsOf, placementForContour } from './in-inches.ts'
import type { AlphaMask } from './mask.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import { boxAround, flatten, signedArea } from '../geometry/index.ts'
import { distanceToRing, isWithin } from '../testing/distance.ts'

/** A mask that is opaque where `inside` returns true. */
const drawn = (width: number, height: number, inside: (x: number, y: number) => boolean): AlphaMask => ({
  width,
  height,
  alpha: Uint8Array.from({ length: width * height }, (_, i) =>
    inside(i % width, Math.floor(i / width)) ? 255 : 0,
  ),
})
const disc = (x: number, y: number, r: number) => (px: number, py: number) =>
  Math.hypot(px + 0.5 - x, py + 0.5 - y) <= r

describe('the contour of an artwork', () => {
  it('surrounds a disc at the offset with a few smooth curves', () => {
    const { path, pieces, box } = contourOf(drawn(200, 200, disc(100, 100, 60)), { offset: 12 })
    expect(pieces).toBe(1)
    for (const { x, y } of flatten(path, 0.05)[0]!) {
      const away = Math.hypot(x - 100, y - 100) - 60
      expect(away).toBeGreaterThan(11.9)
      expect(away).toBeLessThan(14.2)
    }
    expect(box.width).toBeCloseTo(146, -0.5)
    expect(path.match(/C/g)!.length).toBeLessThan(25)
  })

  it('follows artwork that touches the edge of its picture', () => {
    const { path } = contourOf(
      drawn(60, 40, () => true),
      { offset: 5 },
    )
    const { x, y, width, height } = boxAround(flatten(path).flat())
    for (const overhang of [-x, -y, (width - 60) / 2, (height - 40) / 2]) {
      expect(overhang).toBeGreaterThan(5)
      expect(overhang).toBeLessThan(7)
    }
  })

  it('bridges pieces into one sticker, or keeps them apart', () => {
    const two = drawn(300, 100, (x, y) => disc(50, 50, 30)(x, y) || disc(240, 50, 30)(x, y))
    expect(contourOf(two, { offset: 8 }).pieces).toBe(1)
    expect(contourOf(two, { offset: 8, islands: 'keep' }).pieces).toBe(2)
  })

  it('drops holes, or keeps those larger than the offset leaves', () => {
    const ring = drawn(200, 200, (x, y) => disc(100, 100, 80)(x, y) && !disc(100, 100, 50)(x, y))
    expect(flatten(contourOf(ring, { offset: 10 }).path)).toHaveLength(1)
    expect(flatten(contourOf(ring, { offset: 10, holes: 'keep' }).path)).toHaveLength(2)
  })

  it('keeps an opening where pieces are bridged, unless a piece in it would come loose', () => {
    const ring = (x: number, y: number) => disc(100, 100, 80)(x, y) && !disc(100, 100, 50)(x, y)
    const beside = drawn(400, 200, (x, y) => ring(x, y) || disc(330, 100, 40)(x, y))
    const within = drawn(200, 200, (x, y) => ring(x, y) || disc(100, 100, 8)(x, y))
    const of = (mask: AlphaMask) => contourOf(mask, { offset: 10, gap: 2, holes: 'keep' })
    expect(of(beside).pieces).toBe(1)
    expect(flatten(of(beside).path)).toHaveLength(2)
    expect(of(within).pieces).toBe(1)
    expect(isWithin({ x: 100, y: 100 }, flatten(of(within).path))).toBe(true)
  })

  it('ignores specks and is empty where nothing else is left', () => {
    const speck = drawn(50, 50, (x, y) => x === 20 && y === 20)
    expect(contourOf(speck, { offset: 4 })).toEqual({
      path: '',
      pieces: 0,
      box: { x: 0, y: 0, width: 0, height: 0 },
    })
  })
})

describe('the contour as a die line in inches', () => {
  const star = drawn(240, 180, (x, y) => {
    const angle = Math.atan2(y - 90, x - 120)
    return Math.hypot(x - 120, y - 90) < 55 + 20 * Math.cos(5 * angle)
  })

  it('fills the ordered size exactly with artwork and border (SIZE-14)', () => {
    const size = { width: 3, height: 3 }
    const placement = placementForContour(star, size)
    const { path, box, pieces } = contourDieLine(star, placement)
    expect(pieces).toBe(1)
    expect(Math.max(box.width, box.height)).toBeCloseTo(3, 3)
    expect(Math.min(box.x, box.y)).toBeCloseTo(0, 3)
    const drawn = boxAround(flatten(path, 0.0005).flat())
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(drawn[side]).toBeCloseTo(box[side], 2)
  })

  it('is measured by the ink, not by the empty page around it', () => {
    const page = drawn(1200, 900, (x, y) => Math.hypot(x - 1000, y - 120) < 60)
    const { box } = contourDieLine(page, placementForContour(page, { width: 3, height: 3 }))
    for (const [side, inches] of [box.x, box.y, 3 - box.width, 3 - box.height].entries())
      expect({ side, inches: Math.abs(inches) < 0.01 }).toEqual({ side, inches: true })
  })

  it('follows the chosen offset, smoothness and holes (DESIGN-23)', () => {
    const size = { width: 3, height: 3, shape: 'contour' as const }
    const ring = drawn(240, 240, (x, y) => disc(120, 120, 100)(x, y) && !disc(120, 120, 60)(x, y))
    const placement = { x: 0.5, y: 0.5, width: 2, height: 2, rotation: 0 }
    const ringsOf = (mask: AlphaMask, choice: Partial<DieLineSpec>) =>
      flatten(contourDieLine(mask, placement, contourOptionsOf({ ...size, ...choice })).path, 0.001)
    const wide = (contourOffset: number) => boxAround(ringsOf(ring, { contourOffset }).flat()).width
    expect(wide(0)).toBeCloseTo(200 / 120, 2)
    expect(wide(0.25)).toBeCloseTo(200 / 120 + 0.5, 2)
    expect([ringsOf(ring, {}), ringsOf(ring, { contourHoles: 'keep' })].map((rings) => rings.length)).toEqual(
      [1, 2],
    )
    const areas = [0, 25, 50, 100].map((contourSmoothness) =>
      ringsOf(star, { contourSmoothness }).reduce((sum, each) => sum + signedArea(each), 0),
    )
    expect(areas).toEqual([...areas].sort((a, b) => a - b))
    expect(areas[3]! / areas[0]!).toBeGreaterThan(1.05)
  })

  it('leaves room for the artwork on the smallest product (DESIGN-23)', () => {
    const tiny = { width: 0.5, height: 4, shape: 'contour' as const, contourOffset: 0.25 }
    const { border } = contourOptionsOf(tiny)
    expect(border).toBe(0.125)
    const { box } = contourDieLine(star, placementForContour(star, tiny, { border: border! }), {
      border: border!,
    })
    expect(box.width).toBeCloseTo(0.5, 3)
  })

  it.each([
    [150, 150],
    [150, 100],
    [400, 300],
  ])(
    'keeps a photo of %i × %i pixels a rectangle, straight along every side (DESIGN-24)',
    (width, height) => {
      const photo = drawn(width, height, () => true)
      const placement = placementForContour(photo, { width: 2, height: 2 })
      const { path, box } = contourDieLine(photo, placement)
      const [ring] = flatten(path, 0.0001)
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      const along = ring!.filter(
        ({ x, y }) =>
          Math.abs(x - middle.x) < placement.width / 2 - 0.02 ||
          Math.abs(y - middle.y) < placement.height / 2 - 0.02,
      )
      for (const { x, y } of along) {
        const away = [Math.abs(x - middle.x) - box.width / 2, Math.abs(y - middle.y) - box.height / 2]
        expect(Math.abs(Math.max(...away))).toBeLessThan(0.0005)
      }
      expect(path.match(/C/g)!.length).toBeLessThanOrEqual(8)
    },
  )

  it('turns with the artwork', () => {
    const placement = { x: 0.5, y: 0.5, width: 2, height: 1.5, rotation: 0 }
    const upright = contourDieLine(star, placement, { border: 0.1 }).box
    const lying = contourDieLine(star, { ...placement, rotation: 90 }, { border: 0.1 }).box
    expect(lying.width).toBeCloseTo(upright.height, 1)
    expect(lying.height).toBeCloseTo(upright.width, 1)
  })
})

describe('the contour of drawings too fine to trace', () => {
  /** Random pixels, one in `rarity`; deterministic. */
  const noise = (side: number, rarity: number) =>
    drawn(side, side, (x, y) => ((x * 7919 + y * 104_729) ^ (x * y * 31)) % rarity === 0)

  it('is one line around them, with no pixel outside or nearer than the offset', () => {
    const mask = noise(420, 2)
    expect(edgesIn(mask)).toBeGreaterThan(150_000)
    const { path, pieces } = contourOf(mask, { offset: 6 })
    const rings = flatten(path, 0.05)
    expect(pieces).toBe(1)
    for (let i = 0; i < mask.alpha.length; i += 7) {
      if (mask.alpha[i] === 0) continue
      const grain = { x: (i % 420) + 0.5, y: Math.floor(i / 420) + 0.5 }
      expect(isWithin(grain, rings)).toBe(true)
      expect(Math.min(...rings.map((ring) => distanceToRing(grain, ring)))).toBeGreaterThanOrEqual(6)
    }
  })

  it('is traced from a coarser mask that covers the finer one', () => {
    const mask = noise(50, 9)
    const half = coarser(mask, 2)
    expect([half.width, half.height]).toEqual([25, 25])
    mask.alpha.forEach((value, i) => {
      const at = Math.floor(Math.floor(i / 50) / 2) * 25 + Math.floor((i % 50) / 2)
      expect(half.alpha[at]).toBeGreaterThanOrEqual(value)
    })
  })
})
