import { boxAround, flatten, signedArea } from '@kisscut/artwork/geometry'
import { qrSymbol } from '@kisscut/artwork/codes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operatorsOf } from './operators.ts'

/** Converts operators back to path data. */
const pathOf = (operators: string) =>
  operators
    .split(/ (?=[a-z])/)
    .join('§')
    .split('§')
    .reduce(
      ({ path, numbers }, part) => {
        const [letter, ...rest] = part.match(/^[a-z]/) ? [part[0]!, part.slice(2)] : ['', part]
        return {
          path: `${path}${letter === '' ? '' : letter === 'h' ? 'Z' : `${letter.toUpperCase()}${numbers}`}`,
          numbers: rest.join(' '),
        }
      },
      { path: '', numbers: '' },
    ).path

describe('operatorsOf', () => {
  it('always draws the same as the path data', () => {
    const n = fc.integer({ min: -500, max: 500 }).map((value) => value / 4)
    const segment = fc.oneof(
      fc.tuple(n, n).map(([x, y]) => `L${x} ${y}`),
      n.map((x) => `H${x}`),
      n.map((y) => `V${y}`),
      n.map((x) => `h${x}`),
      n.map((y) => `v${y}`),
      fc.tuple(n, n, n, n).map((at) => `Q${at.join(' ')}`),
      fc.tuple(n, n, n, n, n, n).map((at) => `C${at.join(' ')}`),
    )
    const path = fc
      .tuple(n, n, fc.array(segment, { minLength: 2, maxLength: 8 }))
      .map(([x, y, segments]) => `M${x} ${y}${segments.join('')}Z`)
    fc.assert(
      fc.property(fc.array(path, { minLength: 1, maxLength: 3 }), (paths) => {
        const points = flatten(paths.join(''), 0.01)
        const drawn = flatten(pathOf(operatorsOf(paths.join(''))), 0.01)
        const [one, other] = [boxAround(points.flat()), boxAround(drawn.flat())]
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expect(Math.abs(one[side] - other[side])).toBeLessThan(0.1)
        const area = (rings: typeof points) => rings.reduce((sum, ring) => sum + signedArea(ring), 0)
        expect(Math.abs(area(points) - area(drawn))).toBeLessThan(20)
      }),
    )
  })

  it('draws a code square by square', () => {
    expect(operatorsOf('M4 4H11V11H4Z')).toBe('4 4 m 11 4 l 11 11 l 4 11 l h')
    expect(operatorsOf(qrSymbol('A').path)).toMatch(/^4 4 m( [\d ]+ [mlh]| h)+$/)
  })

  it('rejects unknown commands', () => expect(() => operatorsOf('M0 0A1 1 0 0 1 2 2')).toThrow(RangeError))
})
