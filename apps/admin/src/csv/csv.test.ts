import { readCsv } from '@kisscut/core/variable-data'
import { recordNamed } from '@kisscut/records'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPriceTable } from '@kisscut/core/testing'
import { EXAMPLES } from '../messages/csv.ts'
import { planOf, problemsByLine } from './plan.ts'
import { idsIn, readFile, readText } from './table.ts'
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

const planImport = (text: string) => {
  const table = readText(size, text)
  return { problems: table.problems, rows: table.lines.map(planOf(size, table, [TWO])) }
}

describe('a CSV file of rows (ADMIN-10)', () => {
  it('never has a cell that a spreadsheet executes, and every text survives a round trip', () => {
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

  it('contains every field, whatever its text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        const [head, line] = readCsv(writeCsv(size, [{ ...TWO, name }])).rows
        const at = head!.findIndex(({ text }) => text === 'name')
        expect(readCell(line![at]!.text)).toBe(name)
      }),
    )
  })

  it('changes nothing when it is imported unchanged', () => {
    const plan = planImport(writeCsv(size, [TWO]))
    expect(plan.problems).toEqual([])
    expect(plan.rows).toMatchObject([{ id: 'two', changes: [], problems: [] }])
  })
})

describe('the dry run of an import (ADMIN-10)', () => {
  const plan = (text: string) => planImport(text)
  it('lists each change with the previous value', () => {
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

  it('lists each problem at its line, or for the whole file', () => {
    const { rows } = plan('id,name,width,height\ntwo,,wide,2\ngone,New,1,1\n,Third,1,\n')
    expect(rows.map(({ line, problems }) => [line, problems])).toEqual([
      [2, ['Name: This field is required.', 'Width: Invalid numeric value.']],
      [3, ['There is no row with the id gone. Leave the id empty for a new one.']],
      [4, ['Height: This field is required.']],
    ])
    expect(plan('id,color\ntwo,red\n').problems).toEqual(['These columns are no fields: color.'])
    expect(plan('id,name\ntwo,"open\n').problems).toEqual(['A quotation mark in row 2 is never closed.'])
    expect(plan('id,revision,name\ntwo,2,Too\n').rows[0]?.problems).toEqual([
      'Somebody has changed this row since the file was exported.',
    ])
  })

  it('finds the rows by id, and takes an empty id for a new row', () => {
    expect(idsIn(readText(size, 'name,id\na,two\nb,\nc,two\n'))).toEqual(['two'])
    expect(plan('name,width,height\nFour,4,4\n').rows).toMatchObject([
      { id: null, body: { name: 'Four', width: '4', height: '4' }, problems: [] },
    ])
  })
})

describe('a price list (ADMIN-10, SETTINGS-11)', () => {
  const material = recordNamed('template_material')
  const plan = (text: string, stored: readonly Record<string, unknown>[] = []) => {
    const table = readText(material, text)
    return { problems: table.problems, rows: table.lines.map(planOf(material, table, stored)) }
  }
  const HEAD = 'Name,Name in the press room,minimum,1,10,100'

  it('has a column for each quantity', () => {
    const { problems, rows } = plan(
      `${HEAD}\nWhite vinyl,WV,4,$.60,0.38,0.13\nRolls,R,4,,,0.09\nFree,F,,,,\n`,
    )
    expect(problems).toEqual([])
    const tables = rows.map(({ body, problems: wrong }) => [body['price_table'], wrong])
    const tableOf = (quantities: number[], rates: string[]) => ({
      basis: 'sqin',
      quantities,
      rows: [{ from: '0', minimum: '4', rates }],
    })
    expect(tables).toEqual([
      [tableOf([10, 100], ['0.60', '0.38', '0.13']), []],
      [tableOf([100], ['0.09', '0.09']), []],
      [undefined, []],
    ])
    expect(rows[0]?.changes.at(-1)).toEqual({
      name: 'price_table',
      from: '',
      to: 'Rates per square inch; billed at least 4 sq in: 0.60 from 1, 0.38 from 10, 0.13 from 100',
    })
  })

  it('names the column of an invalid amount', () => {
    const { rows } = plan(
      `${HEAD},area 2: from,area 2: 1,area 2: 10\nA,A,4,0.6,cheap,1,9,1,1\nB,B,4,1,1,,9,,1\n`,
    )
    expect(rows.map(({ problems }) => problems)).toEqual([
      ['10: cheap is no amount, such as 0.60.'],
      ['area 2: 1: There is no amount.'],
    ])
  })

  it('explains what a spreadsheet has done to an amount (ADMIN-14)', () => {
    const { rows } = plan(`${HEAD}\nA,A,4,"0,60",0.38,0.13\n`)
    expect(rows[0]?.problems).toEqual([
      '1: 0,60 is no amount, such as 0.60. Decimals are written with a point, as in 2.5.',
    ])
  })

  it('survives a round trip, whatever the tables', () => {
    const PRICED = /^\d{1,6}(\.\d{1,6})?$/
    fc.assert(
      fc.property(fc.array(anyPriceTable(), { minLength: 1, maxLength: 3 }), (tables) => {
        fc.pre(
          tables.every(({ rows }) => rows.every(({ rates }) => rates.every((rate) => PRICED.test(rate)))),
        )
        const stored = tables.map((price_table, at) => ({
          id: `m${at}`,
          revision: 0,
          name: 'M',
          price_table,
        }))
        const { problems, rows } = plan(writeCsv(material, stored), stored)
        expect(problems).toEqual([])
        expect(rows.flatMap(({ changes }) => changes.filter(({ name }) => name === 'price_table'))).toEqual(
          [],
        )
      }),
    )
  })

  it('begins with a valid example', () => {
    const { problems, rows } = plan(EXAMPLES['template_material']!)
    expect(problems).toEqual([])
    expect(rows.map(({ problems: wrong, body }) => [wrong, body['price_table'] !== undefined])).toEqual([
      [[], true],
      [[], true],
    ])
  })
})

/** Mistakes of spreadsheets in a file, each with the message for its line, or null. */
const MISTAKES: readonly (readonly [string, string | null])[] = [
  ['2;2;Fine', null],
  ['2,5;2;Comma', 'Width: Invalid numeric value. Decimals are written with a point, as in 2.5.'],
  ['02.01.2026;2;Day', 'Width: Invalid numeric value. The spreadsheet may have made a date of it.'],
  ['2-Jan;2;Month', 'Width: Invalid numeric value. The spreadsheet may have made a date of it.'],
  ['=1+1;2;Formula', 'Width: Invalid numeric value. Formulas are not calculated: copy their values.'],
  ['2;2;#REF!', 'Name: A formula of the spreadsheet has failed here.'],
  ['2;2;"say ""hi"""', null],
  [';2;Empty', 'Width: This field is required.'],
  ['2;2;More;;x', 'This line has more cells than there are columns.'],
  ['2;2;Two;two;;', null],
]

describe('a file with mistakes of spreadsheets (ADMIN-14)', () => {
  const head = '\uFEFFwidth;height;name;id;;\r\n'
  const bytes = (text: string) => new TextEncoder().encode(text)

  it('is read line by line, whatever its separator, line ends, empty columns and quotation marks', () => {
    const written = [
      [';', '\r\n'],
      ['\t', '\n'],
      [';', '\r'],
    ] as const
    for (const [separator, end] of written) {
      const text = head + MISTAKES.map(([line]) => `${line}\r\n`).join('')
      const table = readFile(size, bytes(text.replaceAll(';', separator).replaceAll('\r\n', end)))
      expect(table.problems).toEqual([])
      const rows = table.lines.map(planOf(size, table, [TWO]))
      expect(rows.map(({ problems }) => problems.join(' '))).toEqual(
        MISTAKES.map(([, problem]) => problem ?? ''),
      )
      expect(rows.at(-1)).toMatchObject({ id: 'two', line: MISTAKES.length + 1 })
    }
  })

  it('lists each distinct problem of 100,000 lines with its lines', () => {
    const lines = Array.from({ length: 100_000 }, (_, at) => MISTAKES[at % MISTAKES.length]![0])
    const table = readFile(size, bytes(head + lines.join('\r\n')))
    const rows = table.lines.map(planOf(size, table, [TWO]))
    expect(rows).toHaveLength(100_000)
    const found = problemsByLine(rows)
    const linesWith = (problem: string) => found.find((each) => each.problem === problem)?.lines.length
    for (const [, problem] of MISTAKES)
      if (problem !== null)
        expect(linesWith(problem), problem).toBe(
          MISTAKES.filter(([, other]) => other === problem).length * 10_000,
        )
    expect(linesWith('The id two is in line 11 already.')).toBe(9999)
  })

  it('is rejected as a whole where it is ambiguous', () => {
    const problems = (of: Uint8Array) => readFile(size, of).problems
    expect(problems(new Uint8Array([0xff, 0xfe, 0x69, 0]))[0]).toMatch('not in UTF-8')
    expect(problems(bytes('id,name\n\0,x'))).toEqual(['This is no CSV file.'])
    expect(problems(bytes('name,,width\nA,B,2'))).toEqual(['Column 2 has no name.'])
    expect(problems(bytes('name,name\nA,B'))).toEqual(['A column occurs twice.'])
    expect(problems(bytes(`name\n${'x\n'.repeat(100_001)}`))).toEqual(['At most 100,000 lines at once.'])
    expect(problems(new Uint8Array())).toEqual([])
  })

  it('is read without an error, whatever its bytes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.string().map(bytes)), (of) => {
        const table = readFile(size, of)
        for (const row of table.lines.map(planOf(size, table, []))) expect(row.line).toBeGreaterThan(1)
      }),
    )
  })
})
