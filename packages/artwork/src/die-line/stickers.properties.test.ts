import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rectanglePath } from '../geometry/index.ts'
import { CUTS_APART, stickersOn } from './index.ts'

const SHEET = { shape: 'rectangle', width: 4, height: 6 } as const

const inches = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const boxes = fc.array(
  fc.record({ x: inches(-1, 4), y: inches(-1, 6), width: inches(0.2, 2), height: inches(0.2, 2) }),
  { maxLength: 8 },
)

describe('stickersOn (DESIGN-29, PROD-19)', () => {
  it('cuts stickers whose line is two millimeters from the edge', () => {
    const at = (x: number) => rectanglePath({ x, y: 1, width: 1, height: 1 })
    const [inside, near] = [at(CUTS_APART + 0.001), at(CUTS_APART - 0.001)]
    expect(stickersOn(SHEET, inside + near)).toEqual({
      kissCuts: inside,
      atEdge: [expect.objectContaining({ y: 1, width: 1 })],
    })
    expect(stickersOn(SHEET, at(3 - CUTS_APART - 0.001)).kissCuts).not.toBe('')
    expect(stickersOn(SHEET, at(3 - CUTS_APART + 0.001)).kissCuts).toBe('')
    expect(stickersOn(SHEET, '')).toEqual({ kissCuts: '', atEdge: [] })
  })

  it('returns each sticker once, as cut or at the edge, in order, and cuts the same ones again', () => {
    fc.assert(
      fc.property(boxes, (all) => {
        const lines = all.map((box) => rectanglePath(box))
        const { kissCuts, atEdge } = stickersOn(SHEET, lines.join(''))
        const cut: readonly string[] = kissCuts.match(/M[^M]+/g) ?? []
        expect(cut.length + atEdge.length).toBe(all.length)
        expect(lines.filter((line) => cut.includes(line))).toEqual(cut)
        for (const { x, y, width, height } of atEdge)
          expect(Math.min(x, y, 4 - x - width, 6 - y - height)).toBeLessThan(CUTS_APART)
        expect(stickersOn(SHEET, kissCuts)).toEqual({ kissCuts, atEdge: [] })
      }),
    )
  })
})
