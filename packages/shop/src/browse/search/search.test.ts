import { describe, expect, it } from 'vitest'
import { ANA, openTestShop } from '../../testing/open-test-shop.ts'

const search = async (words: string) => {
  const { shop } = await openTestShop()
  return shop.browse.search(ANA, words)
}
const found = async (words: string) => (await search(words)).products.map(({ name }) => name)

describe('searching', () => {
  it('finds published products by every word, whatever their case and accents (PAGE-19)', async () => {
    expect(await found('die-CUT')).toEqual(['Die-cut stickers'])
    expect(await found('vínyl stickers')).toEqual(['Die-cut stickers'])
    expect(await found('die-cut magnets')).toEqual([])
    expect(await found('  ;%_ ')).toEqual([])
  })

  it('never finds what is hidden (PAGE-16)', async () => {
    expect(await found('secret')).toEqual([])
    expect(await found('SE')).toEqual([])
    expect(await found('signs')).toEqual([])
  })

  it('finds a word by its beginning, and in spite of a slip of the finger (PAGE-19)', async () => {
    for (const slip of ['stick', 'stikers', 'stciker', 'stickerss', 'vinil', 'vynil'])
      expect([slip, await found(slip)]).toEqual([slip, ['Die-cut stickers']])
    expect(await found('xinul')).toEqual([])
  })

  it('marks the words it was found by', async () => {
    const [tile] = (await search('stikers')).products
    expect(tile?.nameParts).toEqual([
      { text: 'Die-cut ', isHit: false },
      { text: 'stickers', isHit: true },
    ])
  })

  it('shows a way on where nothing is asked or found', async () => {
    for (const nothing of ['', 'typewriter'])
      expect((await search(nothing)).popular.map(({ name }) => name)).toEqual(['Die-cut stickers'])
    expect((await search('die')).popular).toEqual([])
  })

  it('reads no more of a question than it has to', async () => {
    const { question, words } = await search('sticker '.repeat(100_000) + 'x')
    expect(question.length).toBeLessThanOrEqual(200)
    expect(words).toEqual(['sticker'])
    expect((await search([...'abcdefghijkl'].join(' '))).words).toHaveLength(8)
  })
})
