import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { MOST_BYTES, readTableFile } from './read-table-file.ts'
import { workbookOf } from './testing/workbook.ts'
import { partsOf, TooMuchUnpacked } from './workbook/parts.ts'

const read = (...parts: BlobPart[]) => readTableFile(new Blob(parts))
const bytes = (file: Uint8Array) => file as BlobPart
const rejection = async (...parts: BlobPart[]) => {
  const reading = await read(...parts)
  return reading.ok ? 'read' : reading.message
}

describe('readTableFile (VAR-15)', () => {
  it('reads CSV with commas, semicolons or tabs, with headings in the first row and without blank rows (VAR-8)', async () => {
    const table = {
      columns: ['Name', 'Seat'],
      rows: [
        ['Ana', '1'],
        ['Smith, Ben', ''],
      ],
    }
    expect(await read('Name ,Seat\r\nAna,1\r\n,\r\n"Smith, Ben",\r\n')).toMatchObject({
      table,
      notices: ['1 blank row was left out.'],
    })
    expect(await read('\uFEFFName;Seat\nAna;1\n"Smith, Ben"')).toMatchObject({ table, notices: [] })
    expect(await read('Name\tSeat\nAna\t1\nSmith, Ben\t')).toMatchObject({ table, notices: [] })
  })

  it('reads UTF-8, and Windows encodings', async () => {
    const zoe = { table: { columns: ['Name'], rows: [['Zoë']] } }
    expect(await read('Name\nZoë')).toMatchObject(zoe)
    expect(await read('Name\nZo', new Uint8Array([0xeb]))).toMatchObject(zoe)
  })

  it('reads UTF-16 of either byte order, which spreadsheets save as “Unicode text”', async () => {
    const text = '\uFEFFName\tSeat\r\nZoë 😀\t7\r\n'
    const units = [...text].flatMap((letter) => letter.split(''))
    const low = units.flatMap((unit) => [unit.charCodeAt(0) & 255, unit.charCodeAt(0) >> 8])
    const high = units.flatMap((unit) => [unit.charCodeAt(0) >> 8, unit.charCodeAt(0) & 255])
    for (const file of [low, high])
      expect(await read(new Uint8Array(file))).toMatchObject({
        notices: [],
        table: { columns: ['Name', 'Seat'], rows: [['Zoë 😀', '7']] },
      })
    expect(await read(new Uint8Array(low.slice(2)))).toMatchObject({ source: { encoding: 'utf-16le' } })
    expect(await read(new Uint8Array(high.slice(2)))).toMatchObject({ source: { encoding: 'utf-16be' } })
    expect(await rejection(new Uint8Array([0x4e, 0, 0, 0x61, 0, 0]))).not.toBe('read')
  })

  it('reads the first sheet of a workbook, recognized by its bytes: texts, numbers and empty cells', async () => {
    const file = workbookOf([
      ['Name', 'Seat', 'Paid'],
      ['Ana & Ben', 7, 0.1],
      [],
      ['', '', ''],
      ['Cora', '', '001'],
    ])
    expect(await read(bytes(file))).toMatchObject({
      table: {
        columns: ['Name', 'Seat', 'Paid'],
        rows: [
          ['Ana & Ben', '7', '0.1'],
          ['Cora', '', '001'],
        ],
      },
      notices: ['2 blank rows were left out.'],
    })
  })

  it('reports which columns are not read (VAR-18)', async () => {
    const headings = (count: number) => Array.from({ length: count }, (_, n) => `Column ${n + 1}`)
    const noticesOf = async (count: number) => {
      const reading = await read(bytes(workbookOf([headings(count), headings(count)])))
      return reading.ok && [reading.table.columns.length, ...reading.notices]
    }
    expect(await noticesOf(1000)).toEqual([1000])
    expect(await noticesOf(1001)).toEqual([1000, '1 column beyond the 1,000th is not used.'])
    expect(await noticesOf(1003)).toEqual([1000, '3 columns beyond the 1,000th are not used.'])
  })

  it('accepts 100,000 rows, with pictures besides', async () => {
    const rows = Array.from({ length: 100_000 }, (_, n) => [`Guest ${n}`, n])
    const file = workbookOf([['Name', 'Seat'], ...rows], { 'xl/media/image1.png': new Uint8Array(1000) })
    const reading = await read(bytes(file))
    expect(reading.ok && [reading.table.rows.length, reading.table.rows.at(-1)]).toEqual([
      100_000,
      ['Guest 99999', '99999'],
    ])
  })

  it('rejects a file that is no table, or too large', async () => {
    expect(await rejection(new Uint8Array(MOST_BYTES + 1))).toBe(
      'This file is larger than 10 MB. Please split it.',
    )
    expect(await rejection(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0]))).toMatch(/isn’t a CSV or XLSX file/)
    expect(await rejection(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]))).toMatch(/of an old kind/)
    expect(await rejection('\n\nAna')).toBe('The first row of this file names no columns.')
    expect(await rejection('')).toBe('The first row of this file names no columns.')
    const file = workbookOf([['Name'], ['Ana']])
    expect(await rejection(bytes(file.slice(0, file.length - 40)))).toMatch(/can’t be read/)
    expect(await rejection(bytes(workbookOf([])))).toMatch(/names no columns/)
  })
})

describe('a malicious workbook', () => {
  const zeros = new Uint8Array(130 * 1024 * 1024)

  it('is rejected before it is unpacked (VAR-15)', async () => {
    const bomb = workbookOf([['Name'], ['Ana']], { 'xl/worksheets/sheet2.xml': zeros })
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(await rejection(bytes(bomb))).toMatch(/too much in this file/)
  })

  it('is rejected where uncompressed parts claim to be small', async () => {
    const part = new Uint8Array(30 * 1024 * 1024)
    const names = [2, 3, 4, 5, 6].map((n) => [`xl/worksheets/sheet${n}.xml`, part] as const)
    const bomb = zipSync(Object.fromEntries(names), { level: 0 })
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength)
    // In the central directory, the unpacked size follows the packed size.
    for (let at = 0; at + 8 <= bomb.length; at += 1)
      if (view.getUint32(at, true) === part.length && view.getUint32(at + 4, true) === part.length)
        view.setUint32(at + 4, 0, true)
    expect(() => partsOf(bomb)).toThrow(TooMuchUnpacked)
  })

  it('is unpacked up to its stated size, and no further', async () => {
    const bomb = workbookOf([], { 'xl/worksheets/sheet1.xml': zeros })
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength)
    // Every place with the unpacked size of the part: its local header and the central directory.
    for (let at = 0; at + 4 <= bomb.length; at += 1)
      if (view.getUint32(at, true) === zeros.length) view.setUint32(at, 1000, true)
    expect(await rejection(bytes(bomb))).toMatch(/can’t be read/)
  })
})
