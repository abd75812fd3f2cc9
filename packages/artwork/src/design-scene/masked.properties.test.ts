import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  elementOf,
  emptyDesign,
  maskOf,
  mirror,
  move,
  place,
  resize,
  resizeCanvas,
  rotate,
  transform,
} from '../design/index.ts'
import type { ClipMaskItem, Design, Element } from '../design/index.ts'
import { flatten, turned } from '../geometry/index.ts'
import { middleOf } from '../placement/index.ts'
import { similarities } from '../testing/designs.ts'
import { maskOutline } from './index.ts'

const inches = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100)
const degrees = fc.integer({ min: 0, max: 359 })
const box = fc.record({ x: inches(0, 5), y: inches(0, 5), width: inches(0.5, 4), height: inches(0.5, 4) })
const mirrored = fc.record({ invertX: fc.boolean(), invertY: fc.boolean() })

/** A picture behind an asymmetric mask, rotated against it. */
const maskedAt = (tilts: fc.Arbitrary<number>) =>
  fc.tuple(box, degrees, mirrored, box, tilts, mirrored).map(([at, rotation, turns, cut, tilt, mask]) => ({
    ...emptyDesign(6, 4),
    elements: [
      elementOf('upload', { id: 'p', side: 'front', file: 'photo', ...at, ...turns, rotation }),
      elementOf('clip_mask', {
        ...{ id: 'm', side: 'front', element: 'p', mask: 'M0 0L1 .2L.7 .6L.1 .9Z' },
        ...{ ...cut, ...mask, rotation: rotation + tilt },
      }),
    ],
  }))
const parallel = fc.constantFrom(0, 90, 180, 270)

const similarity = fc.oneof(
  similarities().map((change) => transform(['p'], change)),
  fc.tuple(inches(-3, 3), inches(-3, 3)).map(([dx, dy]) => move(['p'], dx, dy)),
  degrees.map((by) => rotate(['p'], by)),
  fc.constantFrom('x' as const, 'y' as const).map((axis) => mirror(['p'], axis)),
  fc.tuple(inches(1, 9), inches(1, 9)).map(([width, height]) => resizeCanvas(width, height)),
)
const stretch = fc.oneof(
  fc.tuple(box, degrees).map(([at, rotation]) => place('p', { ...at, rotation })),
  box.map((at) => resize('p', at)),
)

/** The visible part of a masked picture: its outline in fractions of the picture. */
function shownBy({ elements }: Design): readonly (readonly [number, number])[] {
  const picture = elements.find(({ kind }) => kind === 'upload')!
  const mask = elements.find((each): each is ClipMaskItem => each.kind === 'clip_mask')!
  return flatten(maskOutline(mask))
    .flat()
    .map((point) => inFractions(picture, point))
}

function inFractions(of: Element, point: { readonly x: number; readonly y: number }) {
  const middle = middleOf(of)
  const at = turned(point, -of.rotation, middle)
  const [x, y] = [(at.x - middle.x) / of.width, (at.y - middle.y) / of.height]
  return [of.invertX ? -x : x, of.invertY ? -y : y] as const
}

const expectSame = (design: Design, after: Design) => {
  const [before, now] = [shownBy(design), shownBy(after)]
  expect(now).toHaveLength(before.length)
  for (const [at, [x, y]] of before.entries()) {
    expect(now[at]![0]).toBeCloseTo(x, 2)
    expect(now[at]![1]).toBeCloseTo(y, 2)
  }
}

describe('invariants of the visible part of a masked picture (EDIT-18)', () => {
  it('stays the same however the picture is moved, scaled, rotated and mirrored', () => {
    fc.assert(
      fc.property(maskedAt(degrees), similarity, (design, command) => {
        expectSame(design, command.apply(design))
      }),
    )
  })

  it('stays the same when the picture is stretched, where their sides are parallel', () => {
    fc.assert(
      fc.property(maskedAt(parallel), stretch, (design, command) => {
        expectSame(design, command.apply(design))
      }),
    )
  })

  it('is the original one after the picture is mirrored back', () => {
    fc.assert(
      fc.property(maskedAt(degrees), fc.constantFrom('x' as const, 'y' as const), (design, axis) => {
        const back = mirror(['p'], axis).apply(mirror(['p'], axis).apply(design))
        const [mask, before] = [maskOf(back, 'p')!, maskOf(design, 'p')!]
        expect([mask.invertX, mask.invertY]).toEqual([before.invertX, before.invertY])
        expectSame(design, back)
      }),
    )
  })
})
