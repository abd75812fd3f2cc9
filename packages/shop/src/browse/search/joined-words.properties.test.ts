import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wordsOf } from '../../catalog/search/words.ts'
import { knownWords, slipsOf } from './joined-words.ts'

const letters = fc.string({
  unit: fc.constantFrom('d', 'i', 'e', 'ñ', '𠮷', '野', '家'),
  minLength: 1,
  maxLength: 60,
})

it('words are never cut within a letter, in any alphabet (FIND-9)', async () => {
  await fc.assert(
    fc.asyncProperty(letters, async (typed) => {
      const requested: string[] = []
      const index = { knownWords: async (words: readonly string[]) => (requested.push(...words), []) }
      const words = wordsOf(typed)
      const { split } = await knownWords(words, index)
      expect(
        [...words, ...words.flatMap(slipsOf), ...split, ...requested].filter(
          (each) => Buffer.from(each).toString() !== each,
        ),
      ).toEqual([])
    }),
  )
})
