// @vitest-environment jsdom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { squares } from './testing/designs.ts'
import { clipboardOf, open, paste } from './testing/open-advanced.tsx'

describe('objects (EDIT-6)', () => {
  it('are listed from front to back, and selected, raised, locked and removed there', async () => {
    const { objects, choose, click, latest, press, page } = await open(squares)
    const list = () => page.querySelector('[role=tree]')!
    expect(objects()).toHaveLength(3)
    await act(async () => (list() as HTMLElement).focus())
    await choose(0)
    expect(page.querySelector('[aria-selected=true]')?.textContent).toBe('Rectangle')
    await press('End', {}, list())
    await press('l', {}, list())
    expect(latest().elements[0]).toMatchObject({ id: 'a', locked: true })
    expect(objects()[2]).toBe('Rectangle, locked')
    await press('Delete', {}, list())
    expect(latest().elements).toHaveLength(3)
    await press('l', {}, list())
    await click('Bring to front')
    expect(latest().elements.map(({ z }) => z)).toEqual([2, 0, 1])
    await press('Delete', {}, list())
    expect(latest().elements.map(({ id }) => id)).toEqual(['b', 'c'])
  })

  it('are renamed there in one undo step, and named by their content again once the name is blank (EDIT-26)', async () => {
    const { objects, choose, type, latest, press } = await open(squares)
    await choose(0)
    const field = 'Name, in this list and in the form'
    await type(field, 'Frame')
    expect(objects()[0]).toBe('Frame')
    expect(
      latest()
        .elements.map(({ name }) => name)
        .filter(Boolean),
    ).toEqual(['Frame'])
    await press('z', { ctrlKey: true })
    expect(objects()[0]).toBe('Rectangle')
    await type(field, 'Frame')
    await type(field, '  ')
    expect(objects()[0]).toBe('Rectangle')
    expect(latest().elements.some((element) => 'name' in element)).toBe(false)
  })

  it('are announced to screen readers when selected by keys (EDIT-13, WCAG 4.1.3)', async () => {
    const { press, page } = await open(squares)
    const reported = () =>
      [...page.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent)
    expect(reported().join()).not.toContain('Selected')
    await press('s')
    expect(reported()).toContain('Selected: Rectangle')
    await press('a', { ctrlKey: true })
    expect(reported()).toContain('Selected: Rectangle, Rectangle, Rectangle')
    await press('Escape')
    expect(reported().join()).not.toContain('Selected')
  })

  it('have editable place, size and rotation, which accept only numbers (EDIT-13)', async () => {
    const { press, type, latest, page } = await open(squares)
    await press('s')
    await type('Left', '-0.25')
    await type('Width', '25.4 mm')
    await type('Rotation', '-90')
    expect(latest().elements[0]).toMatchObject({
      x: expect.closeTo(-0.5),
      width: 1,
      height: 1,
      rotation: 270,
    })
    await type('Height', 'tall')
    expect(page.textContent).toContain('Invalid numeric value.')
  })
})

describe('commands (EDIT-7, EDIT-8, EDIT-9)', () => {
  it('align and distribute several, and stack them', async () => {
    const { press, click, latest } = await open(squares)
    await press('a', { ctrlKey: true })
    await click('Distribute across')
    expect(latest().elements.map(({ x }) => x)).toEqual([0.5, 1.75, 3])
    await click('Align bottom')
    expect(latest().elements.map(({ y }) => y)).toEqual([1, 1, 1])
    await click('Align left')
    expect(latest().elements.map(({ x }) => x)).toEqual([0.5, 0.5, 0.5])
    await click('Undo align')
    await click('Undo distribute')
    expect(latest()).toEqual(squares)
  })

  it('copy to another side, cut, and never paste text that is no design', async () => {
    const { press, click, latest, canvas, page, holds } = await open(squares)
    await press('s')
    const copied = clipboardOf('copy', canvas())
    await click('Add a side')
    await paste(copied, canvas())
    await holds(4)
    const [added] = latest().elements.slice(3)
    expect(added).toMatchObject({ kind: 'shape', x: 0.5, y: 1, side: latest().sides[1]!.id })
    await paste('{"version":1,"width":"wide"}', canvas())
    await expect.poll(() => act(async () => page.textContent)).toContain('can’t be pasted into a design')
    clipboardOf('cut', canvas())
    await holds(3)
    await click('Undo cut')
    await holds(4)
  })

  it('are all in the help sheet with their keys, and in the menu without them', async () => {
    const { press, page } = await open(squares)
    await press('?')
    await expect.poll(() => act(async () => page.querySelector('dialog'))).not.toBeNull()
    const sheet = page.querySelector('dialog')!
    for (const line of ['Ctrl DDuplicate', 'Ctrl CCopy', 'LLock or unlock', '←Move left', 'Ctrl ZUndo'])
      expect(sheet.textContent).toContain(line)
    await press('s')
    await press('ContextMenu')
    const items = [...page.querySelectorAll('[role=menuitem]')].map((each) => each.textContent)
    expect(items).toContain('DuplicateCtrl D')
    expect(items).not.toContain('Edit textEnter')
    expect(document.activeElement?.getAttribute('role')).toBe('menuitem')
    await press('Escape', {}, document.activeElement!)
    expect(page.querySelector('[role=menu]')).toBeNull()
  })
})
