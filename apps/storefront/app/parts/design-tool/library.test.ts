import { createProduct } from '@kisscut/core/product'
import { describe, expect, it } from 'vitest'
import { filmsOf, libraryOf } from './library.ts'
import type { DesignToolData } from './tool-data.ts'

const colors = (...ids: readonly string[]) => ids.map((id) => ({ id, name: id, code: '#000000' }))
const product = createProduct({
  ...{ name: 'Lettering', currency: 'USD', toolType: 'lettering', mostFilms: 6 },
  materials: [
    { id: 'gloss', colors: colors('red', 'white'), minWidth: '2' },
    { id: 'matte', colors: colors('black', 'white') },
    { id: 'clear' },
  ],
})

/** The color of the first line, by material. */
const firstColors = (materialColorId: string | null) => {
  const data = {
    tool: 'lettering',
    page: { product, configuration: { materialColorId } },
  } as unknown as DesignToolData
  return ['gloss', 'matte', 'clear'].map((id) => filmsOf(data, id)?.firstColorId)
}

describe('the films of lettering (LET-6, LET-11)', () => {
  it("begin with the chosen color if the material has it, otherwise with the material's first", () => {
    expect(firstColors('white')).toEqual(['white', 'white', null])
    expect(firstColors('red')).toEqual(['red', 'black', null])
    expect(firstColors(null)).toEqual(['red', 'black', null])
  })
})

describe('the shopper’s own files in a design tool (FILE-13)', () => {
  it('have a note about rights where the product requires it', () => {
    const notice = (warnsOfRights?: boolean) => {
      const page = { product: { ...product, ...(warnsOfRights && { warnsOfRights }) } }
      const data = { tool: 'easy', page, library: {}, flags: { disableUpload: false } }
      return libraryOf(data as unknown as DesignToolData).files?.notice
    }
    expect(notice()).toBeUndefined()
    expect(notice(true)).toBe('Upload only artwork that you own or may use.')
  })
})
