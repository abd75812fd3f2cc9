import { describe, expect, it } from 'vitest'
import { createFontFiles } from './font-files.ts'

const ROWS = ['Oswald', 'Figtree', 'Figtree Black', 'Lobster'].map((name) => ({
  ...{ id: name, created: null, updated: null, name, family: name, family_web: name },
  ...{ font: `/fonts/${name}.ttf`, preview: null, default: false, tag: '', order: 0 },
}))

/** The names of the fonts whose files are returned for these families. */
const namesFor = async (...families: string[]) => {
  const files = createFontFiles({
    records: { findMany: async () => ROWS as never },
    served: {
      read: async (address) =>
        address.includes('Lobster') ? null : { mime: 'font/ttf', bytes: Buffer.from(address) },
    },
  })
  const found = await files.ofFamilies(families)
  return found.map((bytes) => Buffer.from(bytes).toString().slice('/fonts/'.length, -'.ttf'.length))
}

describe('the font files for a drawing’s text (FILE-12)', () => {
  it.each([
    ['Oswald', ['Oswald']],
    ['Oswald-SemiBold', ['Oswald']],
    ['FIGTREE', ['Figtree', 'Figtree Black']],
    ['FigtreeBlack', ['Figtree', 'Figtree Black']],
    ['Times New Roman', []],
    ['', []],
  ])('of “%s” are those it may refer to', async (family, names) => {
    expect(await namesFor(family)).toEqual(names)
  })

  it('leave out missing files', async () => {
    expect(await namesFor('Lobster', 'Oswald')).toEqual(['Oswald'])
  })
})
