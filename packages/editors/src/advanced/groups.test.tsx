// @vitest-environment jsdom
import { group } from '@kisscut/artwork/design'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { squares } from './testing/designs.ts'
import { clipboardOf, open, paste } from './testing/open-advanced.tsx'

describe('groups (EDIT-16)', () => {
  it('are made of several elements, moved, aligned and copied as one, and ungrouped, each announced', async () => {
    const { press, click, latest, canvas, page, holds, objects } = await open(squares)
    await press('s')
    await press('a', { ctrlKey: true })
    await press('g', { ctrlKey: true })
    expect(latest().elements.map(({ groups }) => groups?.length)).toEqual([1, 1, 1])
    expect(page.textContent).toContain('Group of 3')
    await click('Align left')
    expect(latest().elements.map(({ x }) => x)).toEqual([0, expect.closeTo(0.9), 2.5])
    await paste(clipboardOf('copy', canvas()), canvas())
    await holds(6)
    await click('Objects')
    expect(objects()).toEqual(['Group of 3', ...rectangles, 'Group of 3', ...rectangles])
    const [first, , , copy] = latest().elements
    expect(copy!.groups).not.toEqual(first!.groups)
    await press('G', { ctrlKey: true, shiftKey: true })
    expect(latest().elements.map(({ groups }) => groups?.length)).toEqual([
      1,
      1,
      1,
      undefined,
      undefined,
      undefined,
    ])
    await click('Undo ungroup')
    await click('Undo paste')
    await click('Undo align')
    await click('Undo group')
    expect(latest()).toEqual(squares)
  })

  it('have an editable place and size, those of their bounding box (EDIT-6)', async () => {
    const { press, type, latest, field, click } = await open(group(['a', 'b'], 'g').apply(squares))
    await press('s')
    const fields = () => ['Left', 'Top', 'Width', 'Height'].map((label) => field(label)?.value)
    await expect.poll(() => act(async () => fields())).toEqual(['0.5', '1', '1.4', '0.5'])
    await type('Left', '1')
    await type('Top', '0.5')
    expect(latest().elements.map(({ x, y }) => [x, y])).toEqual([
      [1, 0.5],
      [expect.closeTo(1.9), 0.5],
      [3, 1],
    ])
    await type('Width', '2.8')
    expect(fields()).toEqual(['0.3', '0.25', '2.8', '1'])
    expect(latest().elements[1]).toMatchObject({ width: expect.closeTo(1), x: expect.closeTo(2.1) })
    for (const step of ['scale', 'move', 'move']) await click(`Undo ${step}`)
    expect(latest().elements[0]).toMatchObject({ x: 0.5, y: 1, width: 0.5 })
  })

  it('are rotated to the typed angle, and back to their places (EDIT-6)', async () => {
    const { press, type, latest, field, click } = await open(group(['a', 'b'], 'g').apply(squares))
    await press('s')
    await expect.poll(() => act(async () => field('Rotation')?.value)).toBe('0')
    await type('Rotation', '90')
    expect(latest().elements.map(({ x, y, rotation }) => [x, y, rotation])).toEqual([
      [expect.closeTo(0.95), expect.closeTo(0.55), 90],
      [expect.closeTo(0.95), expect.closeTo(1.45), 90],
      [3, 1, 0],
    ])
    expect(field('Rotation')?.value).toBe('90')
    await type('Rotation', '0')
    expect(latest().elements.map(({ x, y }) => [x, y])).toEqual([
      [expect.closeTo(0.5), expect.closeTo(1)],
      [expect.closeTo(1.4), expect.closeTo(1)],
      [3, 1],
    ])
    await click('Undo rotate')
    await click('Undo rotate')
    expect(latest().elements[0]).toMatchObject({ x: 0.5, y: 1, rotation: 0 })
  })

  it('are entered by Enter or a double click, and left by Escape', async () => {
    const { press, page } = await open(group(['a', 'b'], 'g').apply(squares))
    const title = () => page.querySelector('section[aria-label=Arrange] h2')?.textContent
    await press('s')
    expect(title()).toBe('Group of 2')
    await press('Enter')
    expect(title()).toBe('Rectangle')
    await press('Escape')
    expect(title()).toBe('Group of 2')
    await press('Escape')
    expect(title()).toBeUndefined()
  })

  it('are a tree in the list of objects, expanded and collapsed by arrow keys, selected as one or in part', async () => {
    const { press, page, objects, choose, latest } = await open(group(['a', 'b'], 'g').apply(squares))
    const tree = page.querySelector('[role=tree]')!
    const item = (at: number) => page.querySelectorAll('[role=treeitem]')[at]!
    const selected = () => page.querySelectorAll('[role=treeitem][aria-selected=true]').length
    expect(objects()).toEqual(['Rectangle', 'Group of 2', 'Rectangle', 'Rectangle'])
    await act(async () => (tree as HTMLElement).focus())
    await press('ArrowDown', {}, tree)
    expect([item(1).getAttribute('aria-level'), item(1).getAttribute('aria-expanded'), selected()]).toEqual([
      '1',
      'true',
      3,
    ])
    await press('ArrowLeft', {}, tree)
    expect([objects(), item(1).getAttribute('aria-expanded')]).toEqual([['Rectangle', 'Group of 2'], 'false'])
    await press('ArrowRight', {}, tree)
    await press('ArrowRight', {}, tree)
    expect([item(2).getAttribute('aria-level'), selected()]).toEqual(['2', 1])
    await press('ArrowLeft', {}, tree)
    expect(selected()).toBe(3)
    await choose(3)
    await press('Delete', {}, tree)
    expect(latest().elements.map(({ id }) => id)).toEqual(['b', 'c'])
    expect(objects()).toEqual(['Rectangle', 'Rectangle'])
  })
})

describe('a hidden element (EDIT-17)', () => {
  it('is not drawn and can’t be selected until it is shown again in the list of objects', async () => {
    const { press, click, page, objects, choose, latest, ready } = await open(filled)
    await ready()
    const drawn = () => page.querySelectorAll('.canvas-artwork rect, .canvas-artwork path').length
    const held = () => page.querySelectorAll('[data-element]').length
    await expect.poll(() => act(async () => drawn())).toBeGreaterThan(0)
    const before = drawn()
    await press('s')
    await press('h')
    expect(latest().elements[0]).toMatchObject({ id: 'a', hidden: true })
    expect(held()).toBe(2)
    await expect.poll(() => act(async () => drawn())).toBeLessThan(before)
    await click('Objects')
    expect(objects()).toEqual(['Rectangle', 'Rectangle', 'Rectangle, hidden'])
    expect(page.textContent).toContain('What is hidden won’t be printed.')
    await choose(2)
    await click('Show again')
    expect(latest()).toEqual(filled)
    await click('Undo show')
    await click('Undo hide')
    expect(latest()).toEqual(filled)
  })
})

const fill = { colorId: null, customColor: '#12343b' }
const filled = { ...squares, elements: squares.elements.map((each) => ({ ...each, fill })) }
const rectangles = ['Rectangle', 'Rectangle', 'Rectangle']
