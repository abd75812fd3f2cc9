import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithinEdits } from './edits.ts'
import { marksIn } from './marks.ts'
import { wordsOfQuestion } from './words.ts'

const letters = fc.stringMatching(/^[a-d]{0,7}$/)

/** A word and what a slip of the finger makes of it. */
const slip = fc
  .tuple(fc.stringMatching(/^[a-d]{1,9}$/), fc.nat(), fc.constantFrom('x', ''), fc.boolean())
  .map(([word, place, letter, isSwap]) => {
    const at = place % word.length
    const swapped = word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2)
    return [word, isSwap ? swapped : word.slice(0, at) + letter + word.slice(at + 1)] as const
  })

describe('invariants of forgiven slips', () => {
  it('always forgive one slip where one is forgiven', () => {
    fc.assert(fc.property(slip, ([word, slipped]) => void expect(isWithinEdits(word, slipped, 1)).toBe(true)))
  })

  it('always are the same both ways, and nothing at none is the word itself', () => {
    fc.assert(
      fc.property(letters, letters, fc.nat(3), (one, other, most) => {
        expect(isWithinEdits(one, other, most)).toBe(isWithinEdits(other, one, most))
        expect(isWithinEdits(one, other, 0)).toBe(one === other)
      }),
    )
  })

  it('never forgive fewer when more are forgiven', () => {
    fc.assert(
      fc.property(letters, letters, fc.nat(3), (one, other, most) => {
        if (isWithinEdits(one, other, most)) expect(isWithinEdits(one, other, most + 1)).toBe(true)
      }),
    )
  })
})

describe('invariants of marked words', () => {
  it('always are the text again when they are joined, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, question) => {
        const parts = marksIn(text, wordsOfQuestion(question))
        expect(parts.map((part) => part.text).join('')).toBe(text)
      }),
    )
  })

  it('always mark every word of the text that is asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{2,9}$/), { minLength: 1, maxLength: 8 }), (words) => {
        const parts = marksIn(words.join(' '), wordsOfQuestion(words.join(' ')))
        expect(parts.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(words)
      }),
    )
  })
})
