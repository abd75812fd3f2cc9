import { unwindOf, type UnwindPosition } from '@kisscut/core/option'
import { describe, expect, it } from 'vitest'
import { rollDrawing, ROLL_DRAWING, type RollPart } from './index.ts'

const POSITIONS: readonly UnwindPosition[] = [1, 2, 3, 4, 5, 6, 7, 8]

const only = (parts: readonly RollPart[], kind: RollPart['kind']) =>
  parts.filter((each) => each.kind === kind).at(-1)!

/** The center of a path of straight lines. */
const middleOf = ({ path }: RollPart) => {
  const points = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  )
  const mean = (n: 0 | 1) => points.reduce((sum, each) => sum + each[n], 0) / points.length
  return { x: mean(0), y: mean(1) }
}

describe('the drawing of a roll (OPT-20)', () => {
  it.each(POSITIONS)('shows which edge comes off first: position %i', (position) => {
    const parts = rollDrawing(position)
    const [label, edge] = [middleOf(only(parts, 'label')), middleOf(only(parts, 'top-edge'))]
    // The free end hangs down: where the top comes first, the top edge is below the middle; where the right side does, it is
    // right of it.
    const place = { x: Math.sign(edge.x - label.x), y: Math.sign(edge.y - label.y) }
    const expected = {
      top: { x: 0, y: 1 },
      bottom: { x: 0, y: -1 },
      right: { x: 1, y: 0 },
      left: { x: -1, y: 0 },
    }
    expect(place).toEqual(expected[unwindOf(position).first])
  })

  it.each(POSITIONS)('shows the print on its side of the roll: position %i', (position) => {
    const kinds = rollDrawing(position).map(({ kind }) => kind)
    const isOutside = unwindOf(position).wound === 'outside'
    // With the print outside, the web hangs before the roll with a label around it; with the print inside, it comes from behind.
    expect(kinds.indexOf('web') > kinds.indexOf('roll')).toBe(isOutside)
    expect(kinds.filter((kind) => kind === 'label')).toHaveLength(isOutside ? 2 : 1)
  })

  it('differs for each position and stays within its frame', () => {
    const drawings = POSITIONS.map((position) =>
      rollDrawing(position)
        .map(({ path }) => path)
        .join(),
    )
    expect(new Set(drawings).size).toBe(POSITIONS.length)
    for (const parts of POSITIONS.map(rollDrawing))
      for (const kind of ['label', 'top-edge'] as const) {
        const { x, y } = middleOf(only(parts, kind))
        expect(x > 0 && x < ROLL_DRAWING.width && y > 0 && y < ROLL_DRAWING.height).toBe(true)
      }
  })
})
