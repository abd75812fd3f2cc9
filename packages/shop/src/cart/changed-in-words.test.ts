import { FIELD_ENTRIES } from '@kisscut/core/configuration'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as messages from '../messages/cart.ts'
import { changedInWords } from './changed-in-words.ts'

const fields = [...FIELD_ENTRIES.map(([name]) => name as string), 'artwork', 'design']

describe('changes of a product in the cart, as text (CART-11)', () => {
  it.each([
    [['instructions'], 'Changed: notes.'],
    [['height', 'width'], 'Changed: size.'],
    [['instructions', 'materialId', 'width'], 'Changed: size, material and notes.'],
    [['quantity', 'width', 'artwork', 'materialId'], 'Changed: size, material, quantity and more.'],
    [['licensed_words'], 'Changed: other details.'],
  ])('%j: %s', (parts, text) => expect(changedInWords(parts)).toBe(text))

  it('name every field of a configuration', () => {
    for (const name of fields) expect(changedInWords([name])).not.toContain(messages.changedNames.other)
  })

  it('list at most three fields, each once, in any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...fields, 'other'), { minLength: 1 }), (parts) => {
        const text = changedInWords(parts)
        expect(changedInWords(parts.toReversed())).toBe(text)
        const names = text.replace(/^Changed: |\.$/g, '').split(/, | and /)
        expect(new Set(names).size).toBe(names.length)
        expect(names.filter((name) => name !== 'more').length).toBeLessThanOrEqual(3)
      }),
    )
  })
})
