import { describe, expect, it } from 'vitest'
import { unwindOf, unwindPositionOf, type UnwindPosition } from './unwind.ts'

const tagged = (...slugs: string[]) => ({ tags: slugs.map((slug) => ({ slug, name: slug })) })

describe('the unwind direction of a roll (OPT-20)', () => {
  it('is stated by an option’s tag', () => {
    expect(unwindPositionOf(tagged('roll', 'unwind-3'))).toBe(3)
  })

  it.each(['roll', 'unwind', 'unwind-', 'unwind-0', 'unwind-9', 'unwind-1.5', 'unwind-x'])(
    'is not stated by %s',
    (slug) => {
      expect(unwindPositionOf(tagged(slug))).toBeNull()
    },
  )

  it('has the trade’s numbers: 1 to 4 are wound outside, 5 to 8 inside (OPT-20)', () => {
    const reported = ([1, 2, 3, 4, 5, 6, 7, 8] as UnwindPosition[]).map((position) => {
      const { first, wound } = unwindOf(position)
      return `${position} ${wound}, ${first} first`
    })
    expect(reported).toEqual([
      '1 outside, top first',
      '2 outside, bottom first',
      '3 outside, right first',
      '4 outside, left first',
      '5 inside, top first',
      '6 inside, bottom first',
      '7 inside, right first',
      '8 inside, left first',
    ])
  })
})
