import { describe, expect, it } from 'vitest'
import { firstText, lettersOfText, recordsOfText, textOnPiece, type TextSymbol } from './index.ts'

const text = (symbol: TextSymbol, more: object = {}) => ({
  ...{ symbol, symbolFile: '', text: 'Ana, "Smith, Ben", Cora' },
  ...{ symbolRangeStart: 'CT-098', symbolRangeEnd: 'CT-101' },
  ...more,
})

describe('the records of a text', () => {
  it('are a number range, a list, or the same on each piece (VAR-4, VAR-11)', () => {
    const range = recordsOfText(text('number_range'))
    expect(range?.length).toBe(4)
    expect([...(range?.records ?? [])]).toEqual(['CT-098', 'CT-099', 'CT-100', 'CT-101'])
    expect(recordsOfText(text('csv_list'))).toEqual({ length: 3, records: ['Ana', 'Smith, Ben', 'Cora'] })
    expect(recordsOfText(text('none'))).toBeNull()
    expect(recordsOfText(text('variable_data'))).toBeNull()
  })

  it('are a column of a file once one is chosen (VAR-15)', () => {
    const column = text('variable_data', { symbolFile: 'guests.xlsx' })
    expect(recordsOfText(column)).toEqual(recordsOfText(text('csv_list')))
    expect(textOnPiece(column, 1)).toBe('Smith, Ben')
    expect(firstText(column)).toBe('Ana')
    expect(textOnPiece(text('variable_data'), 1)).toBe('Ana, "Smith, Ben", Cora')
  })

  it('are the same piece by piece as all together, and end with the last', () => {
    for (const varying of [text('number_range'), text('csv_list')]) {
      const all = [...(recordsOfText(varying)?.records ?? [])]
      expect(all.map((_, piece) => textOnPiece(varying, piece))).toEqual(all)
      expect(textOnPiece(varying, all.length)).toBeNull()
    }
    expect(textOnPiece(text('none'), 7)).toBe('Ana, "Smith, Ben", Cora')
  })

  it('contain all of the text’s letters, each named once (VAR-14)', () => {
    for (const varying of [
      text('number_range'),
      text('number_range', { symbolRangeStart: '№ 8 – Ä', symbolRangeEnd: '№ 12 – Ä' }),
      text('csv_list'),
    ]) {
      const letters = lettersOfText(varying)
      expect(new Set(letters).size).toBe(letters.length)
      const all = [...(recordsOfText(varying)?.records ?? [])].join('')
      for (const letter of all) expect(letters).toContain(letter)
      for (const letter of letters) expect(`${all}0123456789`).toContain(letter)
    }
    expect(lettersOfText(text('none', { text: 'Anna' }))).toBe('Anna')
  })

  it('are the text itself on the first piece if its range or list is invalid (DESIGN-32)', () => {
    expect(firstText(text('number_range'))).toBe('CT-098')
    expect(firstText(text('number_range', { symbolRangeEnd: 'CT' }))).toBe('Ana, "Smith, Ben", Cora')
    expect(firstText(text('csv_list'))).toBe('Ana')
    expect(firstText(text('csv_list', { text: ' , ,' }))).toBe(' , ,')
    expect(firstText(text('none'))).toBe('Ana, "Smith, Ben", Cora')
  })
})
