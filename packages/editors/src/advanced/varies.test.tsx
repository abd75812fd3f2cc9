// @vitest-environment jsdom
import { elementOf, emptyDesign, type TextItem } from '@kisscut/artwork/design'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { open } from './testing/open-advanced.tsx'

const tag = (more: Partial<TextItem> = {}) => ({
  ...emptyDesign(4, 3),
  elements: [
    elementOf('text', {
      ...{ id: 't', side: 'front', font: 'oswald', text: 'CT-001', size: 0.5 },
      ...{ x: 1, y: 1, width: 1.2, height: 0.7, ...more },
    }),
  ],
})
const drawn = (page: HTMLElement) => page.querySelector('.canvas-artwork')?.innerHTML ?? ''

describe('a text that varies from piece to piece (DESIGN-35)', () => {
  const opened = async (more: Partial<TextItem> = {}) => {
    const editor = await open(tag(more))
    await editor.ready()
    await editor.press('s')
    await expect.poll(() => act(async () => editor.field('On each piece'))).toBeDefined()
    return editor
  }

  it('becomes a range that starts with its text, and can become a list again (VAR-6, VAR-7)', async () => {
    const { type, latest, field, page } = await opened()
    await type('On each piece', 'number_range')
    await expect
      .poll(() => latest().elements[0])
      .toMatchObject({
        ...{ symbol: 'number_range', text: 'Number Range', symbolRangeStart: 'CT-001' },
      })
    expect(field('Text')).toBeUndefined()
    expect(page.textContent).toContain('Not a valid number range.')
    expect(field('To')?.getAttribute('aria-invalid')).toBe('true')
    await type('To', 'CT-250')
    await expect.poll(() => page.textContent).toContain('Piece 1 of 250: CT-001')
    await type('On each piece', 'csv_list')
    await expect
      .poll(() => latest().elements[0])
      .toMatchObject({
        ...{ symbol: 'csv_list', text: 'CT-001', symbolRangeStart: '', symbolRangeEnd: '' },
      })
    await type('Values', 'Ana, "Smith, Ben", Cora')
    await expect.poll(() => page.textContent).toContain('Piece 1 of 3: Ana')
  })

  it('is shown piece by piece on the canvas', async () => {
    const { page, click, button } = await opened({
      ...{ symbol: 'number_range', text: 'Number Range', symbolRangeStart: '1', symbolRangeEnd: '3' },
    })
    await expect.poll(() => act(async () => drawn(page))).toContain('path')
    const first = drawn(page)
    expect(button('Show the piece before')?.disabled).toBe(true)
    await click('Show the next piece')
    expect(page.textContent).toContain('Piece 2 of 3: 2')
    const second = drawn(page)
    expect(second).not.toBe(first)
    await click('Show the next piece')
    expect(button('Show the next piece')?.disabled).toBe(true)
    await click('Show the piece before')
    await click('Show the piece before')
    expect(drawn(page)).toBe(first)
  })

  it('is checked against its own font: no letter the font has is reported, and missing ones are found on any piece (VAR-14)', async () => {
    const names = { symbol: 'csv_list', text: 'مريم,علي' } as const
    const { page, type, click } = await opened({ ...names, font: 'amiri' })
    expect(page.textContent).toContain('Piece 1 of 2: مريم')
    expect(page.textContent).not.toContain('We can’t print')
    await type('Values', 'مريم,林')
    await expect.poll(() => act(async () => page.textContent)).toContain('Piece 1 of 2')
    await click('Checks: 1')
    expect(page.textContent).toContain('林')
  })

  it('explains how a duplicate value and an empty list are read (VAR-12)', async () => {
    const { page, type } = await opened({ symbol: 'csv_list', text: 'Ana, Ben, Ana' })
    expect(page.textContent).toContain('The value Ana occurs more than once.')
    expect(page.textContent).toContain('Piece 1 of 3: Ana')
    await type('Values', ' , ')
    await expect.poll(() => page.textContent).not.toContain('Piece 1')
  })

  it('works for a code: numbered, or from a list (DESIGN-35)', async () => {
    const code = elementOf('code', {
      ...{ id: 'q', side: 'front', x: 1, y: 1, width: 1, height: 1, data: 'https://pier.example/001' },
    })
    const { type, latest, field, page, ready, press } = await open({ ...emptyDesign(4, 3), elements: [code] })
    await ready()
    await press('s')
    await expect.poll(() => act(async () => field('On each piece'))).toBeDefined()
    await type('On each piece', 'number_range')
    expect(latest().elements[0]).toMatchObject({ symbolRangeStart: 'https://pier.example/001' })
    expect(page.textContent).not.toContain('Kind of code')
    const before = drawn(page)
    await type('From', 'https://pier.example/002')
    await type('To', 'https://pier.example/250')
    await expect.poll(() => page.textContent).toContain('Piece 1 of 249: https://pier.example/002')
    await expect.poll(() => act(async () => drawn(page))).not.toBe(before)
    await type('On each piece', 'csv_list')
    await type('Values', 'https://a.example, https://b.example')
    await expect.poll(() => page.textContent).toContain('Piece 1 of 2: https://a.example')
    expect(latest().elements[0]).toMatchObject({ data: 'https://a.example, https://b.example' })
  })

  it('is offered only where the template allows it', async () => {
    const { field, ready, press } = await open(tag(), { flags: { showVariableData: false } })
    await ready()
    await press('s')
    expect(field('Text')).toBeDefined()
    expect(field('On each piece')).toBeUndefined()
  })
})
