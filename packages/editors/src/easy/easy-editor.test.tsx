// @vitest-environment jsdom
import { elementOf, emptyDesign, type Design, type Element } from '@kisscut/artwork/design'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { open as openEditor } from '../advanced/testing/open-advanced.tsx'
import { EasyEditor } from './easy-editor.tsx'

const side = 'front'
const text = (id: string, words: string, y: number, more = {}) =>
  elementOf('text', {
    ...{ id, side, font: 'oswald', text: words, size: 0.4, x: 1, y, width: 1.2, height: 0.6 },
    ...{ fill: { colorId: 'ink', customColor: null }, ...more },
  })
const bee = elementOf('clipart', { id: 'bee', side, clipart: 'bee', x: 0, y: 0, width: 1, height: 0.5, z: 1 })
const label: Design = {
  ...emptyDesign(4, 3),
  elements: [
    text('phone', '555-0142', 2),
    text('name', 'Mia Okafor', 1),
    text('brand', 'Kisscut', 2.6, { locked: true }),
    bee,
  ],
}
const open = (more = {}) => openEditor(label, { Editor: EasyEditor, ...more })

describe('the easy editor (TOOL-5)', () => {
  it('has a field for each text of the template from top to bottom, and none for locked ones', async () => {
    const { page, field } = await open()
    expect([field('Text 1')?.value, field('Text 2')?.value]).toEqual(['Mia Okafor', '555-0142'])
    expect(page.querySelectorAll('textarea')).toHaveLength(2)
    expect(page.textContent).toContain('$42.00')
  })

  it('names a field by the owner’s name for the element or its variation, otherwise by its numbered kind', async () => {
    const named = { ...label, elements: [...label.elements, { ...bee, id: 'second', y: 1 }] }
    const namesOf = async (design: Design) =>
      [...(await openEditor(design, { Editor: EasyEditor })).page.querySelectorAll('[role=group]')]
        .map((group) => group.getAttribute('aria-label')!)
        .filter((name) => /text|name|phone|picture|seal|art/i.test(name))
    expect(await namesOf(label)).toEqual(['Text 1', 'Text 2', 'Picture'])
    const [phone, name, brand, picture, second] = named.elements as [
      Element,
      Element,
      Element,
      Element,
      Element,
    ]
    const owned: Design = {
      ...named,
      elements: [
        { ...phone, symbolName: 'Phone number' } as Element,
        { ...name, name: 'Name' },
        brand,
        picture,
        second,
      ],
    }
    expect(await namesOf(owned)).toEqual(['Name', 'Phone number', 'Picture 1', 'Picture 2'])
    expect(
      await namesOf({ ...owned, elements: [phone, name, brand, { ...picture, name: 'Your art' }, second] }),
    ).toEqual(['Text 1', 'Text 2', 'Your art', 'Picture'])
  })

  it('writes only the filled-in values into the design', async () => {
    const { type, ready, latest } = await open()
    await ready()
    await type('Text 1', 'Noor Haddad')
    await expect
      .poll(() => latest().elements.map((each) => (each.kind === 'text' ? each.text : '')))
      .toEqual([...['555-0142', 'Noor Haddad', 'Kisscut', '']])
    const { elements, ...rest } = latest()
    const { elements: before, ...started } = label
    expect(rest).toEqual(started)
    expect(elements.filter(({ id }) => id !== 'name')).toEqual(before.filter(({ id }) => id !== 'name'))
  })

  it('reports letters missing from the font beside the field while typing (EDIT-4)', async () => {
    const { type, ready, field, page } = await open()
    await ready()
    await type('Text 1', 'Noor 漢')
    await expect
      .poll(() => act(async () => page.textContent))
      .toContain('This font doesn’t have “漢”. Choose another font, or other letters.')
    const described = field('Text 1')!.getAttribute('aria-describedby')!
    expect(document.getElementById(described)?.textContent).toContain('“漢”')
    expect([field('Text 1'), field('Text 2')].map((each) => each!.getAttribute('aria-invalid'))).toEqual([
      'true',
      null,
    ])
    await type('Text 1', 'Noor')
    await expect.poll(() => act(async () => page.textContent)).not.toContain('漢')
  })

  it('never hides or locks an element, which only the missing list could undo (EDIT-6, EDIT-17)', async () => {
    const { press, page, elements, canvas } = await open()
    await act(async () =>
      page.querySelector<HTMLElement>('[role=group][aria-label="Text 1"] textarea')!.focus(),
    )
    for (const key of ['h', 'l']) await press(key)
    expect(elements()).toEqual(label.elements)
    await press('ContextMenu')
    const items = [...page.querySelectorAll('[role=menuitem]')].map((each) => each.textContent)
    expect(items).toContain('DuplicateCtrl D')
    expect(items.filter((item) => /^(Hide|Lock)/.test(item ?? ''))).toEqual([])
    await press('Escape', {}, document.activeElement!)
    await press('?', {}, canvas())
    await expect.poll(() => act(async () => page.querySelector('dialog'))).not.toBeNull()
    expect(page.querySelector('dialog')!.textContent).not.toMatch(/Hide|Lock/)
  })

  it('offers no upload where the template allows none', async () => {
    expect((await open()).page.textContent).toContain('Add your logo or picture')
    const without = await open({ flags: { disableUpload: true } })
    expect(without.page.textContent).not.toContain('Add your logo or picture')
  })
})
