import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { remembering } from './remembering.ts'

describe('a memoized function', () => {
  it('returns the same as without memory, whatever was called before', () =>
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 6 })), (texts) => {
        const sizeOf = remembering((text) => text.length || undefined, { texts: 3, characters: 4 })
        for (const text of texts) expect(sizeOf(text)).toBe(text.length || undefined)
      }),
    ))

  it('remembers a limited number of texts of limited length', () => {
    let count = 0
    const sizeOf = remembering((text) => ((count += 1), text.length), { texts: 2, characters: 3 })
    const workedOut = (...texts: string[]) => {
      const before = count
      for (const text of texts) sizeOf(text)
      return count - before
    }
    expect([workedOut('a', 'a'), workedOut('long', 'long'), workedOut('b', 'a', 'b')]).toEqual([1, 2, 1])
    expect(workedOut('c', 'a')).toBe(2)
  })
})
