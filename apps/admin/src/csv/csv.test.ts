import { readCsv } from '@kisscut/core/variable-data'
import { recordNamed } from '@kisscut/records'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idsIn, planImport } from './plan.ts'
import { readCell, safeCell, writeCsv } from './write.ts'

const size = recordNamed('template_size')
const TWO = {
  id: 'two',
  revision: 3,
  name: 'Two',
  width: '2',
  height: '2',
  default: false,
  price: null,
  currency: 'USD',
  order: 1,
}

describe('a file of rows (ADMIN-10)', () => {
  it('never has a cell that a spreadsheet runs, and every text comes back as it was', () => {
    const nasty = fc.oneof(
      fc.string(),
      fc.string().map((text) => `=${text}`),
      fc.constantFrom('+1+1', '@SUM(1)', '\t=1', "'=1", '-cmd', '\r=1'),
    )
    fc.assert(
      fc.property(nasty, (text) => {
        const cell = safeCell(text)
        expect(readCell(cell)).toBe(text)
        expect(/^[=+@\t\r]/.test(cell)).toBe(false)
        expect(cell.startsWith('-') && !/^-?\d+(\.\d+)?$/.test(cell)).toBe(false)
      }),
    )
  })

  it('holds every field, whatever its text has in it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        const [head, line] = readCsv(writeCsv(size, [{ ...TWO, name }])).rows
        const at = head!.findIndex(({ text }) => text === 'name')
        expect(readCell(line![at]!.text)).toBe(name)
      }),
    )
  })

  it('changes nothing when it is sent back as it is', () => {
    const plan = planImport(size, writeCsv(size, [TWO]), [TWO])
    expect(plan.problems).toEqual([])
    expect(plan.rows).toMatchObject([{ id: 'two', changes: [], problems: [] }])
  })
})

describe('the dry run of an import (ADMIN-10)', () => {
  const plan = (text: string) => planImport(size, text, [TWO])
  it('lists each change, with the value before', () => {
    expect(plan('id,width,price\ntwo,2.5,4\n').rows).toMatchObject([
      {
        line: 2,
        id: 'two',
        revision: 3,
        changes: [
          { name: 'width', from: '2', to: '2.5' },
          { name: 'price', from: '', to: '4' },
        ],
        body: { width: '2.5', price: '4' },
        problems: [],
      },
    ])
  })

  it('lists each problem at its line, and of the file as a whole', () => {
    const { rows } = plan('id,name,width,height\ntwo,,wide,2\ngone,New,1,1\n,Third,1,\n')
    expect(rows.map(({ line, problems }) => [line, problems])).toEqual([
      [2, ['name: This field is required.', 'width: Invalid numeric value.']],
      [3, ['There is no row with the id gone. Leave the id empty for a new one.']],
      [4, ['height: This field is required.']],
    ])
    expect(plan('id,color\ntwo,red\n').problems).toEqual(['These columns are no fields: color.'])
    expect(plan('id,name\ntwo,"open\n').problems).toEqual(['A quotation mark is never closed.'])
    expect(plan('id,revision,name\ntwo,2,Too\n').rows[0]?.problems).toEqual([
      'Somebody has changed this row since the file was exported.',
    ])
  })

  it('knows the rows it names, and a new one by its empty id', () => {
    expect(idsIn('name,id\na,two\nb,\nc,two\n')).toEqual(['two'])
    expect(plan('name,width,height\nFour,4,4\n').rows).toMatchObject([
      { id: null, body: { name: 'Four', width: '4', height: '4' }, problems: [] },
    ])
  })
})
