import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alsoMeant, parseSynonyms, type Synonyms } from './index.ts'

const word = fc.stringMatching(/^[a-z]{2,8}$/)
const read = (text: string): Synonyms => {
  const synonyms = parseSynonyms(text)
  if ('line' in synonyms) throw new Error(JSON.stringify(synonyms))
  return synonyms
}

describe('synonyms', () => {
  it('find each other on a line without an arrow, in one direction on a line with one (FIND-4)', () => {
    const synonyms = read('decal, sticker, Étiquette\n\nvynil => vinyl\n')
    expect(alsoMeant(synonyms, 'Decals')).toEqual(['sticker', 'etiquette'])
    expect(alsoMeant(synonyms, 'sticker')).toEqual(['decal', 'etiquette'])
    expect(alsoMeant(synonyms, 'vynil')).toEqual(['vinyl'])
    expect(alsoMeant(synonyms, 'vinyl')).toEqual([])
  })

  it.each([
    ['decal, sticker\ndecal', { line: 2, reason: 'no words' }],
    ['decal,, sticker', { line: 1, reason: 'no words' }],
    ['=> vinyl', { line: 1, reason: 'no words' }],
    ['a1 => b1 => c1', { line: 1, reason: 'no words' }],
    ['car sticker, bumper', { line: 1, reason: 'not one word' }],
    ['decal, "sticker" OR *', { line: 1, reason: 'not one word' }],
    [`${'word, '.repeat(12)}word`, { line: 1, reason: 'too many words' }],
    ['\n'.repeat(200), { line: 201, reason: 'too many lines' }],
  ])('%j are rejected at their line', (text, fault) => expect(parseSynonyms(text)).toEqual(fault))

  it('never stand for themselves, and both ways where they are on one line', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 12 }), (words) => {
        const synonyms = read(words.join(', '))
        for (const [each, others] of synonyms) {
          expect(others).not.toContain(each)
          for (const other of others) expect(synonyms.get(other)).toContain(each)
        }
      }),
    )
  })

  it('never throw, whatever is written', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseSynonyms(text)))
  })
})
