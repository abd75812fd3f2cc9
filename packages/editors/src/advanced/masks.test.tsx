// @vitest-environment jsdom
import { elementOf, emptyDesign } from '@kisscut/artwork/design'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { square } from './testing/designs.ts'
import { open } from './testing/open-advanced.tsx'

const photo = elementOf('upload', {
  ...{ id: 'p', side: 'front', file: 'photo', pixels: { width: 600, height: 400 } },
  ...{ x: 1, y: 1, width: 1.5, height: 1, z: 0 },
})
const withPhoto = { ...emptyDesign(4, 3), elements: [photo] }

describe('masks (EDIT-18)', () => {
  it('cut a picture to a shape, are moved separately, and can be removed', async () => {
    const { press, click, latest, page, ready, button, canvas } = await open(withPhoto)
    await ready()
    await press('s')
    await expect.poll(() => act(async () => button('Heart') !== undefined)).toBe(true)
    await click('Heart')
    const mask = () => latest().elements[1]
    expect(mask()).toMatchObject({ kind: 'clip_mask', element: 'p', x: 1.25, y: 1, width: 1, height: 1 })
    expect(page.querySelector('.canvas-artwork clipPath')).not.toBeNull()
    await click('Move the mask')
    expect(document.activeElement).toBe(canvas())
    await press('ArrowRight')
    expect([mask()?.x, latest().elements[0]?.x]).toEqual([expect.closeTo(1.26), 1])
    await click('Move the picture')
    await press('ArrowUp', { shiftKey: true })
    expect([mask()?.y, latest().elements[0]?.y]).toEqual([1, expect.closeTo(0.9)])
    await press('Escape')
    await press('ArrowUp', { shiftKey: true })
    expect([mask()?.y, latest().elements[0]?.y]).toEqual([expect.closeTo(0.9), expect.closeTo(0.8)])
    await click('Remove the mask')
    expect(latest().elements).toHaveLength(1)
    await click('Undo release mask')
    expect(latest().elements).toHaveLength(2)
  })

  it('are made of the shape on top of a picture', async () => {
    const { press, click, latest, ready, holds } = await open({
      ...withPhoto,
      elements: [photo, square('s', 1.2, 1, { shape: 'ellipse' })],
    })
    await ready()
    await press('a', { ctrlKey: true })
    await click('Cut to the shape on top')
    await holds(2)
    expect(latest().elements[1]).toMatchObject({ kind: 'clip_mask', element: 'p', x: 1.2, width: 0.5 })
  })
})
