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

  it('says where a quotation mark never closes, and reads on behind its line (VAR-17)', () => {
    expect(readCsv('x\na,"b""c\nd').unclosedRow).toBe(1)
    expect(texts('x\na,"b""c\nd')).toEqual([['x'], ['a', '"b""c'], ['d']])
    expect(readCsv('a,"b"').unclosedRow).toBe(null)
    expect(texts('"a\nb,c')).toEqual([['"a'], ['b', 'c']])
    expect(texts('5" pipe,"6" pipe\n7" pipe')).toEqual([['5" pipe', '6 pipe'], ['7" pipe']])
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
  const columns = (text: string) => readTable(text).table.columns
  const names = () => readTable('Name;Seat\nAnna;1\n;\nBen;"2;3"\nCora\n').table

  it('has named columns and rows as long as they', () => {
    const table = names()
    expect(table.columns).toEqual(['Name', 'Seat'])
    expect(table.rows).toEqual([
      ['Anna', '1'],
      ['', ''],
      ['Ben', '2;3'],
      ['Cora', ''],
    ])
    expect(columns('Name,"Seat;Row"\nA,1')).toEqual(['Name', 'Seat;Row'])
    expect(columns('Name\tSeat\nA\t1')).toEqual(['Name', 'Seat'])
    expect(readTable('a;b\n1').table.rows).toEqual([['1', '']])
    expect(columns('a\t')).toEqual(['a', ''])
    expect(columns('Name,Seat\n1;2;3;4,5')).toEqual(['Name', 'Seat'])
    expect(readTable('').table).toEqual({ columns: [], rows: [] })
  })

  it('of one column keeps the commas of its values (VAR-17)', () => {
    const { table, separator } = readTable('Name\nSmith, John\n"Miller; Ann"\n')
    expect(table).toEqual({ columns: ['Name'], rows: [['Smith, John'], ['Miller; Ann']] })
    expect(separator).toBe(null)
  })

  it('follows the separator that a spreadsheet states, or that a person chooses (VAR-17)', () => {
    expect(readTable('sep=;\r\nName;Seat, row\r\nAnna;1').table.columns).toEqual(['Name', 'Seat, row'])
    expect(readTable('\uFEFFSEP=,\nName\nAnna').separator).toBe(',')
    expect(readTable('Name;Seat\nAnna;1', ',').table.columns).toEqual(['Name;Seat'])
    expect(readTable('Name,Seat\nAnna,1', null).table.rows).toEqual([['Anna,1']])
  })

  it('says what of it is in no column, and which mark is never closed (VAR-17)', () => {
    expect(readTable('Name,Seat\nAnna,1,late\nBen,2,,\nCora,3').longRows).toBe(1)
    const { unclosedRow, table } = readTable('Name,Seat\nAnna,1\n"Ben,2\nCora,3')
    expect([unclosedRow, table.rows.length]).toEqual([3, 3])
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
