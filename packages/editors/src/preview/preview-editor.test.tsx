// @vitest-environment jsdom
import { elementOf, emptyDesign, type Design } from '@kisscut/artwork/design'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { clipboardOf, open as openEditor } from '../advanced/testing/open-advanced.tsx'
import type { Background, DesignEditorProps, Sizing } from '../design-tools/types.ts'
import { PreviewEditor } from './preview-editor.tsx'

const side = 'front'
const magnet: Design = {
  ...emptyDesign(18, 12),
  elements: [
    elementOf('text', {
      ...{ id: 'name', side, font: 'oswald', text: 'Paws & Miles', size: 2, x: 4, y: 4, width: 8, height: 3 },
      fill: { colorId: 'ink', customColor: null },
    }),
  ],
}
/** A box of 40 × 20 inches at 25 pixels per inch. */
const photo = (id: string, more: Partial<Background> = {}): Background => ({
  ...{ id, name: id === 'door' ? 'Car door' : 'Van', image: { url: `/${id}.webp`, smaller: [] } },
  ...{ foreground: { url: `/${id}-front.webp`, smaller: [] }, size: { width: 1600, height: 1200 } },
  ...{ box: { x: 300, y: 400, width: 1000, height: 500 }, boxHeightInches: 20, ...more },
})
const PHOTOS = [photo('door'), photo('van', { boxHeightInches: 30 })]

async function open({
  design = magnet,
  backgrounds = PHOTOS,
  sizing = { isFree: true, isProportional: false },
}: { design?: Design; backgrounds?: readonly Background[]; sizing?: Sizing } = {}) {
  const Editor = (props: DesignEditorProps) => (
    <PreviewEditor {...props} backgrounds={backgrounds} sizing={sizing} />
  )
  const opened = await openEditor(design, { Editor })
  const { page, button, latest } = opened
  return {
    ...opened,
    image: (name: string) => page.querySelector<HTMLImageElement>(`[role=application] img[src="${name}"]`),
    fire: (element: Element | null, type: string) =>
      act(async () => void element?.dispatchEvent(new Event(type))),
    press: (name: string) => act(async () => button(name)!.click()),
    sizeNow: () => [latest().width, latest().height],
    at: () => latest().shownOn,
    seen: (label: string) => opened.field(label)!.value,
  }
}

describe('the preview editor', () => {
  it('begins with its template’s design on its first photo, behind its foreground (SCENE-3, SCENE-4)', async () => {
    const { page, image, ready, changes, seen } = await open()
    expect(image('/door.webp')).not.toBeNull()
    expect(image('/door-front.webp')).not.toBeNull()
    await ready()
    await expect
      .poll(() => act(async () => page.querySelectorAll('[role=application] path').length))
      .toBeGreaterThan(3)
    expect([seen('Width'), seen('Height'), seen('Left'), seen('Top')]).toEqual(['18', '12', '11', '4'])
    expect(changes).toEqual([])
    expect(page.textContent).toContain('$42.00')
  })

  it('changes to another photo at any time, with the product centered at the same size (SCENE-3)', async () => {
    const { page, image, at, sizeNow, press } = await open()
    await act(async () => page.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]!.click())
    expect(image('/van.webp')).not.toBeNull()
    expect(at()).toEqual({ background: 'van', x: 30, y: 15 })
    expect(sizeNow()).toEqual([18, 12])
    await press('Undo photo')
    expect(image('/door.webp')).not.toBeNull()
  })

  it('has the fields of its template’s texts beside the photo (SCENE-4)', async () => {
    const { type, ready, latest } = await open()
    await ready()
    await type('Text', 'Tails & Trails')
    await expect
      .poll(() => act(async () => latest().elements.map((each) => each.kind === 'text' && each.text)))
      .toEqual(['Tails & Trails'])
  })

  it('shows the design up close for editing, and returns to the photo (SCENE-4)', async () => {
    const { press, page, image } = await open()
    await press('Up close')
    expect(image('/door.webp')).toBeNull()
    expect(page.querySelector('[role=application] .canvas-artwork')).not.toBeNull()
    await press('On the photo')
    expect(image('/door.webp')).not.toBeNull()
  })

  it('ignores keys for the selection on the photo, where it is not visible (SCENE-5)', async () => {
    const { page, changes, canvas, press } = await open()
    await act(async () => page.querySelector('textarea')!.focus())
    await act(async () => canvas().focus())
    const init = { bubbles: true, cancelable: true }
    await act(async () => {
      canvas().dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', ...init }))
      canvas().dispatchEvent(new KeyboardEvent('keydown', { key: 'r', ...init }))
      canvas().dispatchEvent(new KeyboardEvent('keydown', { key: 'd', ctrlKey: true, ...init }))
    })
    expect(clipboardOf('cut', canvas())).toBe('')
    expect(changes).toEqual([])
    await press('Up close')
    await act(async () => {
      canvas().dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', ...init }))
    })
    expect(changes).toHaveLength(1)
  })

  it('draws bleed and safe area up close at the size after undo (SCENE-4)', async () => {
    const { press, type, page, ready } = await open()
    await ready()
    const margins = () =>
      [...page.querySelectorAll('.canvas-safe path')].map((each) => each.getAttribute('d')).join()
    await press('Up close')
    const first = margins()
    expect(first).not.toBe('')
    await press('On the photo')
    await type('Width', '24')
    await press('Up close')
    expect(margins()).not.toBe(first)
    await press('Undo size')
    expect(margins()).toBe(first)
  })

  it('moves the product by keys, buttons and fields, never out of the box, as one undo step (SCENE-2, SCENE-5)', async () => {
    const { press, page, at, type, seen, sizeNow } = await open()
    const key = (name: string, shiftKey = false) =>
      act(async () => {
        const event = new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true })
        page.querySelector('[role=application]')!.dispatchEvent(event)
      })
    await key('ArrowRight')
    await key('ArrowRight', true)
    expect(at()).toEqual({ background: 'door', x: 20.11, y: 10 })
    await press('Undo move')
    expect(at()).toBeUndefined()
    await press('Move down')
    expect(at()).toEqual({ background: 'door', x: 20, y: 10.1 })
    await type('Left', '100')
    expect(seen('Left')).toBe('22')
    await press('Center')
    expect(at()).toEqual({ background: 'door', x: 20, y: 10 })
    expect(sizeNow()).toEqual([18, 12])
  })

  it('resizes the product by typing, buttons and keys, in proportion unless unlocked (SCENE-2, SCENE-5)', async () => {
    const { press, type, sizeNow, page } = await open()
    await type('Width', '24')
    expect(sizeNow()).toEqual([24, 16])
    await press('Larger')
    expect(sizeNow()).toEqual([24.1, 16.067])
    await press('Smaller')
    expect(sizeNow()).toEqual([24, 16])
    await act(async () => page.querySelector<HTMLInputElement>('input[type=checkbox]')!.click())
    await type('Height', '10')
    expect(sizeNow()).toEqual([24, 10])
    await act(async () => {
      const event = new KeyboardEvent('keydown', { key: '-', bubbles: true, cancelable: true })
      page.querySelector('[role=application]')!.dispatchEvent(event)
    })
    expect(sizeNow()).toEqual([23.9, 9.958])
  })

  it('offers no other size where sizes are fixed', async () => {
    const { page, field, button } = await open({ sizing: { isFree: false, isProportional: false } })
    expect(field('Width')!.disabled).toBe(true)
    expect(button('Larger')).toBeUndefined()
    expect(page.querySelector('[data-handle=se]')).toBeNull()
    expect(page.textContent).toContain('This product comes in set sizes.')
  })

  it('reports a product larger than its place, and shows it scaled down (SCENE-6)', async () => {
    const { type, page, sizeNow } = await open()
    await type('Width', '60')
    expect(sizeNow()).toEqual([60, 40])
    expect(page.textContent).toContain(
      'At 60 × 40 in, your product is larger than this place. The photo shows it at 50% of its size.',
    )
  })

  it.each([
    ['no photo is left', [] as Background[], 'There is no photo for this product'],
    [
      'its box is none',
      [photo('door', { box: { x: 0, y: 0, width: 0, height: 0 } })],
      'This photo shows no place',
    ],
  ])('works where %s, with a message (SCENE-6)', async (_, backgrounds, message) => {
    const { page, type, sizeNow, ready } = await open({ backgrounds })
    expect(page.textContent).toContain(message)
    await ready()
    await expect
      .poll(() => act(async () => page.querySelectorAll('[role=application] path').length))
      .toBeGreaterThan(3)
    await type('Width', '9')
    expect(sizeNow()).toEqual([9, 6])
  })

  it('works where its photo fails to load, with a message and a retry (SCENE-6)', async () => {
    const { page, image, fire, press, type, sizeNow } = await open({ backgrounds: [PHOTOS[0]!] })
    await fire(image('/door.webp'), 'error')
    expect(page.textContent).toContain('This photo couldn’t be loaded')
    await type('Width', '9')
    expect(sizeNow()).toEqual([9, 6])
    await press('Try again')
    expect(image('/door.webp')).not.toBeNull()
  })

  it('stores no place while the size of its photo is unknown (SCENE-1, SCENE-6)', async () => {
    const shownOn = { background: 'door', x: 12, y: 9 }
    const { page, field, type, at, sizeNow, image, fire } = await open({
      design: { ...magnet, shownOn },
      backgrounds: [photo('door', { size: null })],
    })
    expect([field('Left')!.disabled, page.querySelector('[data-handle=move]')]).toEqual([true, null])
    await act(async () => {
      const event = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })
      page.querySelector('[role=application]')!.dispatchEvent(event)
    })
    await type('Width', '9')
    expect([at(), sizeNow()]).toEqual([shownOn, [9, 6]])
    const arrived = image('/door.webp')!
    Object.defineProperties(arrived, { naturalWidth: { value: 1600 }, naturalHeight: { value: 1200 } })
    await fire(arrived, 'load')
    await type('Left', '10')
    expect(at()).toEqual({ background: 'door', x: 14.5, y: 9 })
  })

  it('shows the first photo where its own no longer exists, at the same size (SCENE-3, SCENE-6)', async () => {
    const { image, sizeNow, seen } = await open({
      design: { ...magnet, shownOn: { background: 'gone', x: 1, y: 1 } },
    })
    expect(image('/door.webp')).not.toBeNull()
    expect(seen('Left')).toBe('11')
    expect(sizeNow()).toEqual([18, 12])
  })
})
