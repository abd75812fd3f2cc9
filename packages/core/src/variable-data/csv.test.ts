import { describe, expect, it } from 'vitest'
import { messageOf } from '../problem/index.ts'
import { readCsv, readList, readTable, recordsOfColumn, removeBlankRows } from './index.ts'

const texts = (csv: string) => readCsv(csv).rows.map((row) => row.map((field) => field.text))

describe('comma separated text', () => {
  it('parts rows at line breaks and fields at commas', () => {
    expect(texts('a,b\r\nc,d\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(texts('a\rb')).toEqual([['a'], ['b']])
    expect(texts('')).toEqual([])
    expect(texts('a,')).toEqual([['a', '']])
    expect(texts(',')).toEqual([['', '']])
    expect(texts('a\n\nb')).toEqual([['a'], [''], ['b']])
  })

  it('keeps commas, line breaks, doubled marks and spaces inside quotation marks (VAR-11)', () => {
    expect(texts('"a,b"," c ","d""e","f\r\ng",""')).toEqual([['a,b', ' c ', 'd"e', 'f\r\ng', '']])
    expect(texts('  "a"  ,b')).toEqual([['a', 'b']])
    expect(texts('"a"b,c')).toEqual([['ab', 'c']])
    expect(texts('"a" b ,\t"c, d"')).toEqual([['a b', 'c, d']])
  })

  it('leaves a mark in the middle of a field as it is', () => {
    expect(texts('5" pipe, 7"')).toEqual([['5" pipe', '7"']])
  })

  it('says when a quotation mark never closes', () => {
    expect(readCsv('a,"b""c')).toEqual({
      rows: [
        [
          { text: 'a', quoted: false },
          { text: 'b"c', quoted: true },
        ],
      ],
      unclosed: true,
    })
    expect(readCsv('a,"b"').unclosed).toBe(false)
    expect(readCsv('"a\nb,c').rows).toHaveLength(1)
  })

  it('starts after a byte order mark', () => expect(texts('\uFEFF"a",b')).toEqual([['a', 'b']]))

  it('may use another separator', () => {
    expect(readCsv('a,b\t"c"', '\t').rows[0]?.map((field) => field.text)).toEqual(['a,b', 'c'])
    expect(readCsv('\t"a"', '\t').rows[0]?.map((field) => field.text)).toEqual(['', 'a'])
  })
})

describe('an inline list', () => {
  it('has one record per value, without blanks', () => {
    expect(readList('Anna, "Smith, Ben",, Cora,\n')).toEqual({
      records: ['Anna', 'Smith, Ben', 'Cora'],
      blanksRemoved: 2,
      unclosed: false,
    })
  })

  it('keeps a value that is empty on purpose', () =>
    expect(readList('a,"",b').records).toEqual(['a', '', 'b']))

  it('takes a line break for a comma', () => expect(readList('a\nb,c').records).toEqual(['a', 'b', 'c']))
})

describe('an uploaded list', () => {
  const names = () => readTable('Name;Seat\nAnna;1\n;\nBen;"2;3"\nCora\n')

  it('has named columns and rows as long as they', () => {
    const table = names()
    expect(table.columns).toEqual(['Name', 'Seat'])
    expect(table.rows).toEqual([
      ['Anna', '1'],
      ['', ''],
      ['Ben', '2;3'],
      ['Cora', ''],
    ])
    expect(readTable('Name,"Seat;Row"\nA,1').columns).toEqual(['Name', 'Seat;Row'])
    expect(readTable('Name\tSeat\nA\t1').columns).toEqual(['Name', 'Seat'])
    expect(readTable('a;b\n1').rows).toEqual([['1', '']])
    expect(readTable('a\t').columns).toEqual(['a', ''])
    expect(readTable('Name,Seat\n1;2;3;4,5').columns).toEqual(['Name', 'Seat'])
    expect(readTable('')).toEqual({ columns: [], rows: [] })
  })

  it('can lose its entirely blank rows (VAR-8)', () => {
    expect(removeBlankRows(names()).rows).toHaveLength(3)
    expect(
      removeBlankRows({
        columns: ['a', 'b'],
        rows: [
          [' ', '\t'],
          ['', 'x'],
        ],
      }).rows,
    ).toEqual([['', 'x']])
  })

  it('gives a column by its name (VAR-11)', () => {
    expect(recordsOfColumn(names(), 'Seat')).toEqual({ records: ['1', '', '2;3', ''] })
    const unknown = recordsOfColumn(names(), 'Row')
    expect('problem' in unknown && messageOf(unknown.problem)).toBe(
      'The uploaded list has no column named Row.',
    )
    expect(unknown).toMatchObject({ problem: { field: 'variableData' } })
    expect(recordsOfColumn({ columns: ['a', 'b'], rows: [['1']] }, 'b')).toEqual({ records: [''] })
  })
})
