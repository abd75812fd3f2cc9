// @vitest-environment jsdom
import { elementOf, emptyDesign } from '@kisscut/artwork/design'
import { listText } from '@kisscut/core/variable-data'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { open } from './testing/open-advanced.tsx'

const label = (...ids: string[]) => ({
  ...emptyDesign(4, 3),
  elements: ids.map((id, at) =>
    elementOf('text', {
      ...{ id, side: 'front', font: 'oswald', text: 'Guest', size: 0.5 },
      ...{ x: 1, y: 1 + at, width: 1.2, height: 0.7 },
    }),
  ),
})
// jsdom can't read a File.
const csv = (text: string, name = 'guests.csv') =>
  Object.assign(new File([text], name), { arrayBuffer: async () => new TextEncoder().encode(text).buffer })
/** Polls until a value appears after a file was read. */
const soon = <T,>(look: () => T) => expect.poll(() => act(async () => look()), { timeout: 5000 })
const GUESTS = 'Name,Seat\nAna,1\n,\n"Smith, Ben",2\nCora,\n'

describe('a text printed from a column of a file (VAR-15)', () => {
  const opened = async (...ids: string[]) => {
    const editor = await open(label(...ids))
    await editor.ready()
    return editor
  }
  const filed = async (text: string, name?: string) => {
    const editor = await opened('guest')
    await editor.press('s')
    await soon(() => editor.field('On each piece')).toBeDefined()
    await editor.type('On each piece', 'variable_data')
    await soon(() => editor.field('Choose a file')).toBeDefined()
    await editor.chooseFile('Choose a file', csv(text, name))
    return editor
  }

  it('takes the values of the column chosen by its heading, and is shown piece by piece', async () => {
    const { field, type, page, latest, click } = await filed(GUESTS)
    expect(field('Text')).toBeUndefined()
    await soon(() => field('Column')).toBeDefined()
    expect(page.textContent).toContain('1 blank row was left out.')
    expect(page.textContent).not.toContain('Piece 1')
    await type('Column', 'Name')
    await soon(() => page.textContent).toContain('Piece 1 of 3: Ana')
    expect(page.textContent).toContain('“Name” of guests.csv')
    expect(latest().elements[0]).toMatchObject({
      ...{ symbol: 'variable_data', symbolName: 'Name', symbolFile: 'guests.csv' },
      text: listText(['Ana', 'Smith, Ben', 'Cora']),
    })
    await click('Show the next piece')
    expect(page.textContent).toContain('Piece 2 of 3: Smith, Ben')
    await type('Column', 'Seat')
    await soon(() => page.textContent).toContain('Piece 2 of 3: 2')
    await click('Undo column')
    await soon(() => page.textContent).toContain('“Name” of guests.csv')
  })

  it('takes a file with one column at once', async () => {
    const { page } = await filed('Name\nAna\nBen')
    await soon(() => page.textContent).toContain('Piece 1 of 2: Ana')
  })

  it('keeps its values where a newer file lacks the column, and updates them where it has it', async () => {
    const { page, type, chooseFile, field, latest } = await filed(GUESTS)
    await soon(() => field('Column')).toBeDefined()
    await type('Column', 'Name')
    await soon(() => page.textContent).toContain('Piece 1 of 3: Ana')
    await chooseFile('Choose another file', csv('Guest,Seat\nDora,4\n', 'newer.csv'))
    await soon(() => page.textContent).toContain('The uploaded list has no column named Name.')
    expect(latest().elements[0]).toMatchObject({ symbolFile: 'guests.csv' })
    expect(page.textContent).toContain('Piece 1 of 3: Ana')
    await chooseFile('Choose another file', csv('Seat,Name\n4,Dora\n', 'newest.csv'))
    await soon(() => page.textContent).toContain('Piece 1 of 1: Dora')
    expect(page.textContent).toContain('“Name” of newest.csv')
    expect(page.textContent).not.toContain('no column named')
  })

  it('rejects invalid files with a reason (VAR-13)', async () => {
    const { page, chooseFile, latest } = await filed('<!doctype html>\0')
    await soon(() => page.textContent).toContain('This isn’t a CSV or XLSX file.')
    await chooseFile('Choose a file', csv(`Name\n${'Ana\n'.repeat(100_001)}`))
    await soon(() => page.textContent).toContain(
      'Variable data can have at most 100,000 records; this would make 100,001.',
    )
    expect(latest().elements[0]).toMatchObject({ text: 'Guest', symbolFile: '' })
  })

  it('reports a file that can no longer be read, and then accepts another (VAR-15)', async () => {
    const { page, field, chooseFile } = await filed(GUESTS)
    await soon(() => field('Column')).toBeDefined()
    const gone = Object.assign(new File([''], 'gone.csv'), { arrayBuffer: () => Promise.reject(new Error()) })
    await chooseFile('Choose another file', gone)
    await soon(() => page.textContent).toContain('Your file couldn’t be read. Please choose it once more.')
    expect(page.textContent).not.toContain('Reading your file…')
    await chooseFile('Choose another file', csv('Name\nDan', 'newer.csv'))
    await soon(() => page.textContent).toContain('“Name” of newer.csv')
  })

  it('is checked piece by piece, each shown with one click (VAR-16)', async () => {
    const long = 'W'.repeat(60)
    const { page, click, type, field } = await filed(`Name,Seat\nAna,1\nAna,2\n,3\n${long},4\nΩmega,5\n`)
    await soon(() => field('Column')).toBeDefined()
    await type('Column', 'Name')
    await soon(() => page.textContent).toContain('Piece 2 says “Ana” as piece 1 does.')
    expect(page.textContent).toContain('Piece 3 says nothing.')
    expect(page.textContent).toMatch(/Piece 4, “W+…”, is set at \d+% of its size to fit\./)
    expect(page.textContent).toContain('Piece 5, “Ωmega”: we can’t print Ω.')
    await click('Show piece 4')
    expect(page.textContent).toContain(`Piece 4 of 5: ${long}`)
    expect(field('Column')?.value).toBe('Name')
    expect(page.textContent).toContain('Text: Name')
  })

  it('shares its file with the next text, and can become a typed list (VAR-6)', async () => {
    const { choose, press, type, field, page, chooseFile, latest } = await opened('guest', 'seat')
    await choose(0)
    await press('s')
    await soon(() => field('On each piece')).toBeDefined()
    await type('On each piece', 'variable_data')
    await soon(() => field('Choose a file')).toBeDefined()
    await chooseFile('Choose a file', csv(GUESTS))
    await choose(1)
    await soon(() => field('On each piece')).toBeDefined()
    await type('On each piece', 'variable_data')
    await soon(() => field('Column')).toBeDefined()
    await type('Column', 'Seat')
    await soon(() => page.textContent).toContain('“Seat” of guests.csv')
    await type('On each piece', 'csv_list')
    await soon(() => field('Values')?.value).toBe('1,2,""')
    expect(
      latest().elements.find((each) => each.kind === 'text' && each.symbol === 'csv_list'),
    ).toMatchObject({ symbolFile: '' })
  })

  it('works for a code, too', async () => {
    const code = elementOf('code', {
      ...{ id: 'q', side: 'front', x: 1, y: 1, width: 1, height: 1, data: 'https://pier.example' },
    })
    const { type, field, page, press, ready, chooseFile, latest } = await open({
      ...emptyDesign(4, 3),
      elements: [code],
    })
    await ready()
    await press('s')
    await soon(() => field('On each piece')).toBeDefined()
    await type('On each piece', 'variable_data')
    await soon(() => field('Choose a file')).toBeDefined()
    await chooseFile('Choose a file', csv('Address\nhttps://pier.example/1\nhttps://pier.example/2'))
    await soon(() => page.textContent).toContain('Piece 1 of 2: https://pier.example/1')
    expect(latest().elements[0]).toMatchObject({ data: 'https://pier.example/1,https://pier.example/2' })
  })
})
