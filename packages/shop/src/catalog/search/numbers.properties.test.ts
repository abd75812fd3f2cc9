import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headKey } from './head-terms.ts'
import { inBothNumbers, singular } from './numbers.ts'

const PAIRS = [
  ['sticker', 'stickers'],
  ['box', 'boxes'],
  ['cherry', 'cherries'],
  ['bus', 'buses'],
  ['glass', 'glasses'],
  ['patch', 'patches'],
  ['brush', 'brushes'],
  ['size', 'sizes'],
  ['horse', 'horses'],
  ['wolf', 'wolves'],
  ['knife', 'knives'],
  ['tree', 'trees'],
  ['day', 'days'],
] as const

describe('a word in singular and plural (FIND-9)', () => {
  it.each(PAIRS)('%s and %s match each other', (one, more) => {
    expect(inBothNumbers(one)).toContain(more)
    expect(inBothNumbers(more)).toContain(one)
  })

  it('always includes the word itself, and few spellings', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,12}$/), (word) => {
        const all = inBothNumbers(word)
        expect(all[0]).toBe(word)
        expect(all.length).toBeLessThanOrEqual(5)
        for (const each of all) expect(each).toMatch(/^[a-z0-9]+$/)
      }),
    )
  })

  it('is one head term in either number', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[bcdfghjklmnp]{3,8}$/), { minLength: 1, maxLength: 3 }),
        (words) => {
          const key = headKey(words)
          expect(headKey([key])).toBe(key)
          expect(headKey([...words.slice(0, -1), `${singular(words.at(-1)!)}s`])).toBe(key)
        },
      ),
    )
  })
})
