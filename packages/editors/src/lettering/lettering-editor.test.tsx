// @vitest-environment jsdom
import { elementOf, emptyDesign, type Design, type TextItem } from '@kisscut/artwork/design'
import { designToJson } from '@kisscut/artwork/design-json'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { importDesign, open as openEditor, paste } from '../advanced/testing/open-advanced.tsx'
import type { DesignEditorProps, DesignLibrary } from '../design-tools/types.ts'
import { LetteringEditor } from './lettering-editor.tsx'

const FILMS = { colorIds: ['ink', 'honey'], firstColorId: 'honey', most: 6 }
const Editor = (props: DesignEditorProps) => <LetteringEditor {...props} films={FILMS} />
const InOneColor = (props: DesignEditorProps) => <LetteringEditor {...props} films={{ ...FILMS, most: 1 }} />

const line = (id: string, text: string, more: Partial<TextItem> = {}) =>
  elementOf('text', {
    ...{ id, text, side: 'front', font: 'oswald', size: 1, alignment: 'center' },
    ...{ fill: { colorId: 'ink', customColor: null }, x: 0, y: 0, width: 2, height: 1.5, ...more },
  })

const sign: Design = {
  ...emptyDesign(4, 3),
  elements: [line('a', 'OPEN'), line('b', 'Mo–Fr', { y: 1.5 })],
}

const open = async (design: Design = sign, editor = Editor, library: Partial<DesignLibrary> = {}) => {
  const opened = await openEditor(design, { Editor: editor, library })
  await opened.ready()
  // The layout code is loaded.
  await expect
    .poll(() => act(async () => opened.page.querySelector('ol li, ol + button:enabled')))
    .not.toBeNull()
  const items = () => [...opened.page.querySelectorAll('ol > li')]
  return {
    ...opened,
    items,
    words: () => items().map((item) => item.querySelector('textarea')!.value),
    select: (at: number) => act(async () => items()[at]!.querySelector('textarea')!.focus()),
    /** Runs an action and waits for its undo step. */
    step: async (work: () => Promise<unknown>) => {
      const before = opened.changes.length
      await work()
      await expect.poll(() => act(async () => opened.changes.length)).toBeGreaterThan(before)
    },
    choose: async (label: string, value: string) => opened.typeInto(opened.field(label), value),
    texts: () => opened.latest().elements.map((each) => each.kind === 'text' && each.text),
  }
}

/** Opens the section below the lines: design files and the list of keys. */
const openMore = (page: HTMLElement) =>
  act(async () => {
    page.querySelector('details')!.open = true
    page.querySelector('details')!.dispatchEvent(new Event('toggle'))
  })

describe('the lines of lettering (LET-6)', () => {
  it('are listed in reading order, and typed beside the canvas or on it', async () => {
    const { words, type, step, texts, canvas, press, select } = await open()
    expect(words()).toEqual(['OPEN', 'Mo–Fr'])
    await select(0)
    await step(() => type('Line 1', 'CLOSED'))
    expect(texts()).toEqual(['CLOSED', 'Mo–Fr'])
    await press('Enter')
    const area = canvas().querySelector('textarea')!
    await step(() =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, 'SHUT')
        area.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    )
    expect(words()).toEqual(['SHUT', 'Mo–Fr'])
  })

  it('are added, duplicated, moved and removed, each an undo step with a label', async () => {
    const { words, click, step, select, button } = await open()
    await step(() => click('Add a line'))
    expect(words()).toEqual(['OPEN', 'Mo–Fr', 'Your text'])
    expect(document.activeElement).toBe(document.querySelectorAll('ol textarea')[2])
    expect(button('Undo add line')).toBeDefined()
    await step(() => click('Move up'))
    expect(words()).toEqual(['OPEN', 'Your text', 'Mo–Fr'])
    await step(() => click('Undo move line'))
    await select(0)
    await step(() => click('Duplicate'))
    expect(words()).toEqual(['OPEN', 'Mo–Fr', 'Your text', 'OPEN'])
    await select(1)
    await step(() => click('Delete'))
    expect(words()).toEqual(['OPEN', 'Your text', 'OPEN'])
    expect(button('Undo remove line')).toBeDefined()
  })

  it('continue with Enter, in the style of the last', async () => {
    const { select, press, step, items, latest } = await open()
    await select(1)
    await step(() => press('Enter', {}, items()[1]!.querySelector('textarea')!))
    const [, last, added] = latest().elements as readonly TextItem[]
    expect(added).toMatchObject({ size: last!.size, font: 'oswald', fill: last!.fill, alignment: 'center' })
    expect(added!.y).toBeGreaterThanOrEqual(last!.y + last!.height - 1e-6)
  })

  it('begin with one in the template’s color where there is none', async () => {
    const { holds, latest } = await open(emptyDesign(4, 3))
    await holds(1)
    expect(latest().elements[0]).toMatchObject({ fill: { colorId: 'honey', customColor: null } })
  })

  it('stay empty once the last is removed', async () => {
    const { select, step, click, words, button } = await open({ ...sign, elements: [line('a', 'OPEN')] })
    await select(0)
    await step(() => click('Delete'))
    // An automatic new line would appear at once.
    await act(async () => undefined)
    expect(words()).toEqual([])
    await step(() => click('Undo remove line'))
    expect(words()).toEqual(['OPEN'])
    expect(button('Undo add line')).toBeUndefined()
  })

  it('begin once their font is loaded after a failure', async () => {
    const font = { id: 'late', name: 'Late', family: 'Sans', tag: '', href: '/late.ttf' }
    const { page, click, holds, changes } = await open(emptyDesign(4, 3), Editor, { fonts: [font] })
    const alert = () => act(async () => page.querySelector('[role=alert]')?.textContent ?? '')
    await expect.poll(alert).toContain('This couldn’t be loaded just now.')
    expect(changes).toEqual([])
    const fetchBefore = globalThis.fetch
    globalThis.fetch = (input) => fetchBefore(input === '/late.ttf' ? '/oswald.ttf' : input)
    await click('Try again')
    await holds(1)
    expect(await alert()).toBe('')
  })

  it('accept only words: no picture is pasted or dropped', async () => {
    const { canvas, changes } = await open()
    await paste('', canvas(), [new File(['x'], 'logo.png')])
    expect(changes).toEqual([])
  })

  it('reject a file with elements other than text, with a reason (LET-12)', async () => {
    const { changes, page } = await open()
    const square = elementOf('shape', { id: 's', side: 'front', x: 0, y: 0, width: 1, height: 1 })
    await openMore(page)
    await importDesign(page, designToJson({ ...sign, elements: [...sign.elements, square] }))
    await expect
      .poll(() => act(async () => page.textContent))
      .toContain('This file can’t be imported. Lettering is made of text alone, on one side.')
    expect(changes).toEqual([])
  })
})

describe('a paste into lettering (LET-14)', () => {
  const shape = elementOf('shape', { id: 's', side: 'front', x: 0, y: 0, width: 1, height: 1 })
  const bottomOf = (lines: readonly TextItem[]) => Math.max(...lines.map(({ y, height }) => y + height))

  it('adds a line for each line of words, in the style of the last, below all, in one step', async () => {
    const { canvas, step, latest, words, button, click } = await open()
    await step(() => paste('Sa 9–12\n\n  So closed ', canvas()))
    expect(words()).toEqual(['OPEN', 'Mo–Fr', 'Sa 9–12', 'So closed'])
    const [first, last, ...added] = latest().elements as readonly TextItem[]
    for (const each of added) {
      expect(each).toMatchObject({ size: last!.size, font: 'oswald', fill: last!.fill, alignment: 'center' })
      expect(each.y).toBeGreaterThanOrEqual(bottomOf([first!, last!]) - 1e-6)
    }
    expect(button('Undo paste')).toBeDefined()
    await step(() => click('Undo paste'))
    expect(words()).toEqual(['OPEN', 'Mo–Fr'])
  })

  it('keeps font, size and film of texts, and reports content that lettering can’t have', async () => {
    const { canvas, step, latest, page } = await open()
    const painted = line('p', 'SALE', { fill: { colorId: null, customColor: '#ff0000' }, size: 0.7 })
    const outlined = line('q', 'Ana, Ben', {
      ...{ symbol: 'csv_list', font: 'amiri', y: 2, fill: { colorId: 'honey', customColor: null } },
      stroke: { colorId: 'ink', customColor: null, width: 20 },
    })
    await step(() => paste(designToJson({ ...sign, elements: [shape, painted, outlined] }), canvas()))
    const [, last, sale, ana, ...others] = latest().elements as readonly TextItem[]
    expect(others).toEqual([])
    expect(sale).toMatchObject({ text: 'SALE', size: 0.7, fill: last!.fill, stroke: { width: 0 } })
    expect(ana).toMatchObject({ text: 'Ana', symbol: 'none', font: 'amiri', fill: { colorId: 'honey' } })
    expect(ana!.stroke).toMatchObject({ colorId: null, width: 0 })
    const message = () => act(async () => page.querySelector('[role=status]')?.textContent)
    await expect
      .poll(message)
      .toBe(
        'Only text was pasted: lettering is made of text alone. Outlines were left out: lettering is cut, not printed. The first words were pasted: lettering is the same on each piece. The color of the line above was used: each line is cut from a film.',
      )
  })

  it('uses the one film of a single-color product, and does nothing without text', async () => {
    const { canvas, step, latest, changes, page } = await open(sign, InOneColor)
    await paste(designToJson({ ...sign, elements: [shape] }), canvas())
    const message = () => act(async () => page.querySelector('[role=status]')?.textContent)
    await expect.poll(message).toBe('Lettering is made of text alone, on one side.')
    expect(changes).toEqual([])
    const honey = line('h', 'HONEY', { fill: { colorId: 'honey', customColor: null } })
    await step(() => paste(designToJson({ ...sign, elements: [honey] }), canvas()))
    expect(latest().elements.map((each) => each.kind === 'text' && each.fill.colorId)).toEqual([
      ...['ink', 'ink', 'ink'],
    ])
  })
})

describe('a line (LET-6, LET-8)', () => {
  it('has an editable cap height in the shopper’s unit', async () => {
    const { select, type, step, latest, page, field } = await open()
    await select(0)
    await step(() => type('Capital height', '3'))
    expect(latest().height).toBeGreaterThan(3)
    expect(field('Capital height')?.value).toBe('3')
    const before = latest()
    await type('Capital height', 'tall')
    expect(latest()).toBe(before)
    await type('Capital height', '300')
    expect(page.textContent).toContain('We can’t cut letters this tall.')
  })

  it('has a film color of the material, and says so where it has none', async () => {
    const uncolored = {
      ...sign,
      elements: [line('a', 'OPEN', { fill: { colorId: null, customColor: null } })],
    }
    const { select, page, check, step, latest } = await open(uncolored)
    await select(0)
    expect(page.querySelector('[role=alert]')?.textContent).toBe('Please select a color.')
    expect(page.querySelector('input[type=color]')).toBeNull()
    await step(() => check('Honey'))
    expect(latest().elements[0]).toMatchObject({ fill: { colorId: 'honey', customColor: null } })
    expect(page.querySelector('[role=alert]')).toBeNull()
  })

  it('changes the color of all lines of a single-color product (LET-11)', async () => {
    const { select, check, step, latest } = await open(sign, InOneColor)
    await select(1)
    await step(() => check('Honey'))
    expect((latest().elements as readonly TextItem[]).map(({ fill }) => fill.colorId)).toEqual([
      'honey',
      'honey',
    ])
  })

  it('is straight, an arc, or follows a path as long as its words', async () => {
    const { select, choose, step, latest, type } = await open()
    await select(0)
    await step(() => choose('Shape', 'arc'))
    expect(latest().elements[0]).toMatchObject({ bend: { kind: 'arc', degrees: 90 } })
    await step(() => choose('Shape', 'wave'))
    const { width } = latest().elements[0]!
    await step(() => type('Line 1', 'OPEN ALL DAY LONG'))
    expect(latest().elements[0]).toMatchObject({ bend: { kind: 'path' } })
    expect(latest().elements[0]!.width).toBeGreaterThan(width * 2)
    await step(() => choose('Shape', 'straight'))
    expect(latest().elements[0]).toMatchObject({ bend: { kind: 'straight' } })
  })
})

describe('the size of lettering (LET-7)', () => {
  it('is measured on its letters after every step, and undone with it', async () => {
    const { select, type, step, latest, click, page } = await open()
    await select(0)
    await step(() => type('Line 1', 'OPEN DAILY'))
    const first = latest()
    expect(first.width).toBeGreaterThan(2)
    expect(page.querySelector('output')?.textContent).toBeTruthy()
    await step(() => type('Capital height', '2'))
    expect(latest().width).toBeGreaterThan(first.width)
    await step(() => click('Undo height'))
    expect(latest()).toBe(first)
  })
})

describe('imported lettering (EDIT-12)', () => {
  it('keeps its own size and the height of its letters (LET-7)', async () => {
    const { page, step, latest, click, type, select } = await open()
    await select(0)
    await step(() => type('Capital height', '3'))
    const large = latest()
    await step(() => type('Capital height', '1'))
    await openMore(page)
    await step(() => importDesign(page, designToJson(large)))
    expect(latest()).toEqual(large)
    expect(page.textContent).not.toContain('It was made for another size')
    await step(() => click('Undo import'))
    expect(latest().width).toBeLessThan(large.width)
  })
})

describe('lettering findings (LET-9)', () => {
  it('are shown while typing, select their line, and are fixed with one click', async () => {
    const { page, click, step, latest, button, select, type } = await open()
    await select(1)
    await step(() => type('Capital height', '0.15'))
    await step(() => type('Line 2', 'gemessen'))
    await select(0)
    await expect.poll(() => act(async () => page.textContent)).toMatch(/too thin to cut|too small to weed/)
    await click('Show Line 2')
    expect(button('Move down')?.disabled).toBe(true)
    const fix = [...page.querySelectorAll('button')].find(({ textContent }) =>
      /^Make it .* tall$/.test(textContent!),
    )!
    await step(() => act(async () => fix.click()))
    expect((latest().elements[1] as TextItem).size).toBeGreaterThan(0.2)
    await expect.poll(() => act(async () => page.textContent)).toContain('Everything looks ready to cut.')
  })
})
