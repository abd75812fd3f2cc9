import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithinEdits } from './edits.ts'
import { marksIn } from './marks.ts'
import { readQuestion } from '../../catalog/search/question.ts'

const letters = fc.stringMatching(/^[a-d]{0,7}$/)

/** A word, and the same word with a typo. */
const slip = fc
  .tuple(fc.stringMatching(/^[a-d]{1,9}$/), fc.nat(), fc.constantFrom('x', ''), fc.boolean())
  .map(([word, place, letter, isSwap]) => {
    const at = place % word.length
    const swapped = word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2)
    return [word, isSwap ? swapped : word.slice(0, at) + letter + word.slice(at + 1)] as const
  })

describe('invariants of typos', () => {
  it('always tolerate one typo if one is allowed', () => {
    fc.assert(fc.property(slip, ([word, slipped]) => void expect(isWithinEdits(word, slipped, 1)).toBe(true)))
  })

  it('always are symmetric, and with none allowed only the same word matches', () => {
    fc.assert(
      fc.property(letters, letters, fc.nat(3), (one, other, most) => {
        expect(isWithinEdits(one, other, most)).toBe(isWithinEdits(other, one, most))
        expect(isWithinEdits(one, other, 0)).toBe(one === other)
      }),
    )
  })

  it('never tolerate fewer if more are allowed', () => {
    fc.assert(
      fc.property(letters, letters, fc.nat(3), (one, other, most) => {
        if (isWithinEdits(one, other, most)) expect(isWithinEdits(one, other, most + 1)).toBe(true)
      }),
    )
  })
})

describe('invariants of marked words', () => {
  it('always give the text when joined, whatever is searched for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, question) => {
        const parts = marksIn(text, readQuestion(question).words)
        expect(parts.map((part) => part.text).join('')).toBe(text)
      }),
    )
  })

  it('always mark every searched word in the text', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{2,9}$/), { minLength: 1, maxLength: 8 }), (words) => {
        const parts = marksIn(words.join(' '), words)
        expect(parts.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(words)
      }),
    )
  })
})

describe('a question', () => {
  it('never counts stop words beside significant ones', () => {
    expect(readQuestion('my cheap custom printed stickers')).toEqual({ words: ['stickers'], sizes: [] })
    expect(readQuestion('Custom')).toEqual({ words: ['custom'], sizes: [] })
  })

  it.each(['3x3', '3 x 3', '3×3', '3" x 3"', '3in × 3in', '3.0 x 3.00 inch'])(
    'reads %s as a size',
    (text) => {
      expect(readQuestion(`${text} stickers`)).toEqual({ words: ['stickers'], sizes: ['3x3'] })
    },
  )

  it.each(['2 inch', '2-inch', '2"', '2 in', '2.0 inches'])('reads %s as the side of a square', (text) => {
    expect(readQuestion(`${text} stickers`)).toEqual({ words: ['stickers'], sizes: ['2x2'] })
  })

  it('reads decimals, and no size if there is none', () => {
    expect(readQuestion('.5x2.125').sizes).toEqual(['0d5x2d125'])
    expect(readQuestion('box x ray 4x').sizes).toEqual([])
  })

  it('is never longer than its readable part', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const { words, sizes } = readQuestion(text)
        expect(words.length).toBeLessThanOrEqual(8)
        expect(sizes.length).toBeLessThanOrEqual(2)
        for (const word of [...words, ...sizes]) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u)
      }),
    )
  })
})
