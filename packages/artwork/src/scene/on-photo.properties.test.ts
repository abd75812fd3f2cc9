import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { middleOf } from '../placement/index.ts'
import type { Box, Size } from '../geometry/index.ts'
import {
  SCENE_HANDLES,
  inchesOf,
  confined,
  pinchedIn,
  pixelsOf,
  placeIn,
  pictureIn,
  plainBackground,
  resizedIn,
  roomIn,
  scaleIn,
  shownIn,
  type ScenePlace,
} from './index.ts'

const length = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const place: fc.Arbitrary<ScenePlace> = fc.record({
  box: fc.record({ x: length(0, 800), y: length(0, 800), width: length(20, 800), height: length(20, 800) }),
  boxHeightInches: length(0.5, 80),
})
const size: fc.Arbitrary<Size> = fc.record({ width: length(0.1, 120), height: length(0.1, 120) })
const point = fc.record({ x: length(-200, 200), y: length(-200, 200) })
const NEAR = 1e-6

const isInside = (room: Size, { x, y, width, height }: Box) =>
  x >= -NEAR && y >= -NEAR && x + width <= room.width + NEAR && y + height <= room.height + NEAR

/** A box inside the room of a place. */
const boxIn = (room: Size): fc.Arbitrary<Box> =>
  fc.tuple(length(0.01, 1), length(0.01, 1), length(0, 1), length(0, 1)).map(([wide, high, left, top]) => {
    const [width, height] = [room.width * wide, room.height * high]
    return { x: (room.width - width) * left, y: (room.height - height) * top, width, height }
  })
const moved = place.chain((at) =>
  fc.record({
    room: fc.constant(roomIn(at)),
    before: boxIn(roomIn(at)),
    by: point,
    grown: fc.tuple(length(0.2, 6), length(0.2, 6)),
  }),
)

describe('a product on a photograph (SCENE-2)', () => {
  it('is always inside the box, whatever the requested place and size', () => {
    fc.assert(
      fc.property(place, size, fc.option(point), (at, product, middle) => {
        expect(isInside(roomIn(at), shownIn(at, product, middle).box)).toBe(true)
      }),
    )
  })

  it('is always true to scale where it fits, and never stretched where it does not', () => {
    fc.assert(
      fc.property(place, size, fc.option(point), (at, product, middle) => {
        const { box, share } = shownIn(at, product, middle)
        const room = roomIn(at)
        const fits = product.width <= room.width && product.height <= room.height
        expect(share === 1).toBe(fits)
        const { width, height } = pixelsOf(at, box)
        const { pixelsPerInch } = scaleIn(at, product)
        expect(width).toBeCloseTo(product.width * pixelsPerInch * share, 6)
        expect(height).toBeCloseTo(product.height * pixelsPerInch * share, 6)
      }),
    )
  })

  it('is always the same after a round trip from inches to pixels', () => {
    fc.assert(
      fc.property(
        place.chain((at) => fc.tuple(fc.constant(at), boxIn(roomIn(at)))),
        ([at, box]) => {
          const back = inchesOf(at, pixelsOf(at, box))
          for (const side of ['x', 'y', 'width', 'height'] as const)
            expect(back[side]).toBeCloseTo(box[side], 6)
        },
      ),
    )
  })

  it('always returns to its place when placed by its center', () => {
    fc.assert(
      fc.property(
        place.chain((at) => fc.tuple(fc.constant(at), boxIn(roomIn(at)))),
        ([at, box]) => {
          const again = shownIn(at, box, middleOf(box)).box
          for (const side of ['x', 'y', 'width', 'height'] as const)
            expect(again[side]).toBeCloseTo(box[side], 6)
        },
      ),
    )
  })

  it('never leaves the box or changes its size when dragged', () => {
    fc.assert(
      fc.property(moved, ({ room, before, by }) => {
        const after = confined(room, before, { ...before, x: before.x + by.x, y: before.y + by.y })
        expect(isInside(room, after)).toBe(true)
        expect([after.width, after.height]).toEqual([before.width, before.height])
      }),
    )
  })

  it('never leaves the box when resized by a corner, with the opposite corner fixed', () => {
    fc.assert(
      fc.property(moved, ({ room, before, grown: [wide, high] }) => {
        const [width, height] = [before.width * wide, before.height * high]
        const after = confined(room, before, { ...before, width, height })
        expect(isInside(room, after)).toBe(true)
        expect(after.x).toBeCloseTo(before.x, 6)
        expect(after.y).toBeCloseTo(before.y, 6)
        if (isInside(room, { ...before, width, height })) expect(after.width).toBeCloseTo(width, 6)
      }),
    )
  })
})

describe('a product resized on a photograph (SCENE-2)', () => {
  const handle = fc.constantFrom(...SCENE_HANDLES)

  it('never leaves the box by any handle, and is never too small to be made', () => {
    fc.assert(
      fc.property(moved, handle, fc.boolean(), ({ room, before, by }, at, isProportional) => {
        const after = resizedIn(room, before, at, by, isProportional)
        expect(isInside(room, after)).toBe(true)
        expect(after.width).toBeGreaterThanOrEqual(Math.min(before.width, 0.25) - NEAR)
        expect(after.height).toBeGreaterThanOrEqual(Math.min(before.height, 0.25) - NEAR)
      }),
    )
  })

  it('keeps the side opposite the handle fixed', () => {
    fc.assert(
      fc.property(moved, handle, fc.boolean(), ({ room, before, by }, at, isProportional) => {
        const after = resizedIn(room, before, at, by, isProportional)
        if (at.includes('e')) expect(after.x).toBeCloseTo(before.x, 5)
        if (at.includes('s')) expect(after.y).toBeCloseTo(before.y, 5)
        if (at.includes('w')) expect(after.x + after.width).toBeCloseTo(before.x + before.width, 5)
        if (at.includes('n')) expect(after.y + after.height).toBeCloseTo(before.y + before.height, 5)
      }),
    )
  })

  it('always keeps its ratio by a corner, and by any handle where it is fixed', () => {
    fc.assert(
      fc.property(moved, handle, fc.boolean(), ({ room, before, by }, at, isProportional) => {
        fc.pre(isProportional || at.length === 2)
        const { width, height } = resizedIn(room, before, at, by, isProportional)
        expect((width / height) * (before.height / before.width)).toBeCloseTo(1, 3)
      }),
    )
  })

  it('always stays in the box and keeps its ratio when pinched', () => {
    fc.assert(
      fc.property(moved, length(0.01, 20), ({ room, before, by }, factor) => {
        const after = pinchedIn(room, before, factor, by)
        expect(isInside(room, after)).toBe(true)
        expect((after.width / after.height) * (before.height / before.width)).toBeCloseTo(1, 3)
      }),
    )
  })
})

describe('the box of a photograph (SCENE-6)', () => {
  const picture = { width: 400, height: 300 }
  const at = (box: Box, boxHeightInches = 10) => placeIn({ box, boxHeightInches }, picture)

  it('is null without an area, without a height in inches, off the picture, or with invalid numbers', () => {
    const box = { x: 10, y: 10, width: 100, height: 50 }
    expect(at(box)).toEqual({ box, boxHeightInches: 10 })
    expect([at({ ...box, width: 0 }), at({ ...box, height: 0 }), at(box, 0), at({ ...box, x: 400 })]).toEqual(
      [...[null, null, null, null]],
    )
    expect([at({ ...box, y: NaN }), at({ ...box, width: Infinity }), at(box, -3)]).toEqual([null, null, null])
  })

  it('is always clipped to the picture, at the same scale', () => {
    const number = length(-10_000, 10_000)
    fc.assert(
      fc.property(
        number,
        number,
        length(0, 10_000),
        length(0, 10_000),
        length(0.01, 10_000),
        (x, y, w, h, inches) => {
          const place = at({ x, y, width: w, height: h }, inches)
          if (place === null) return
          const { box } = place
          expect(box.x >= 0 && box.y >= 0).toBe(true)
          expect(box.x + box.width <= 400 + NEAR && box.y + box.height <= 300 + NEAR).toBe(true)
          expect(place.boxHeightInches / box.height / (inches / h)).toBeCloseTo(1, 3)
        },
      ),
    )
  })

  it('is a plain background without a photograph, where a product always has room to grow', () => {
    fc.assert(
      fc.property(size, (product) => {
        const { picture, place: plain } = plainBackground(product)
        expect(placeIn(plain, picture)).toEqual(plain)
        const { box, share } = shownIn(plain, product, null)
        expect(share).toBe(1)
        const room = roomIn(plain)
        expect(Math.max(box.width / room.width, box.height / room.height)).toBeCloseTo(0.6)
      }),
    )
  })

  it('contains the picture around a product, at the same scale on both axes', () => {
    fc.assert(
      fc.property(place, size, (at, product) => {
        const { box } = shownIn(at, product, null)
        const [around, within] = [pictureIn(at, box), pixelsOf(at, box)]
        const margin = (Math.max(box.width, box.height) * 0.12 * at.box.height) / at.boxHeightInches
        expect(within.x - around.x).toBeCloseTo(margin, 4)
        expect(around.height - within.height).toBeCloseTo(2 * margin, 4)
      }),
    )
  })
})
