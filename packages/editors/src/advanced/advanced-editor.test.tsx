// @vitest-environment jsdom
import { elementOf, emptyDesign, type Design, type TextItem } from '@kisscut/artwork/design'
import { designToJson } from '@kisscut/artwork/design-json'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { clipboardOf, open, paste } from './testing/open-advanced.tsx'

const side = 'front'
const text = (more: Partial<TextItem> = {}) =>
  elementOf('text', {
    ...{ id: 't', side, font: 'oswald', text: 'Honey', size: 0.5 },
    ...{ x: 1, y: 1, width: 1.2, height: 0.7, ...more },
  })
const square = (id: string, x: number, z: number, more = {}) =>
  elementOf('shape', { id, side, x, y: 1, width: 0.5, height: 0.5, z, ...more })
const fill = { colorId: 'honey', customColor: null }
const squares: Design = {
  ...emptyDesign(4, 3),
  elements: [square('a', 0.5, 0), square('b', 1.4, 1), square('c', 3, 2)],
}
const withText = (more: Partial<TextItem> = {}): Design => ({ ...emptyDesign(4, 3), elements: [text(more)] })
const canvasPaths = (page: HTMLElement) => page.querySelectorAll('.canvas-artwork path').length

describe('what a design refers to (EDIT-1)', () => {
  it('is drawn when it arrives: text as outlines, cliparts painted, pictures', async () => {
    const clipart = elementOf('clipart', {
      ...{ id: 'b', side, clipart: 'bee', x: 0, y: 0, width: 2, height: 1, z: 1 },
      regions: { r1: { colorId: 'honey', customColor: null } },
    })
    const upload = elementOf('upload', { id: 'u', side, file: 'photo', width: 1, height: 1, z: 2 })
    const { page } = await open({ ...emptyDesign(4, 3), elements: [text(), clipart, upload] })
    await expect.poll(() => act(async () => canvasPaths(page))).toBe(2)
    const art = page.querySelector('.canvas-artwork')!
    expect(art.innerHTML).toContain('fill="#f2c14e"')
    expect(art.querySelector('image')?.getAttribute('href')).toBe('/photo.webp')
    expect(art.querySelector('text')).toBeNull()
  })

  it('leaves its place empty where it can’t be fetched, and the rest can be used', async () => {
    const missing = {
      ...withText({ font: 'gone' }),
      elements: [text({ font: 'gone' }), square('a', 1, 1, { fill })],
    }
    const { page, ready, press, latest, click } = await open(missing)
    await ready()
    await expect.poll(() => act(async () => canvasPaths(page))).toBe(1)
    await click('Checks: 1')
    expect(page.textContent).toContain('The font of Text: Honey is no longer available.')
    await press('s')
    await press('s')
    await press('ArrowRight', { shiftKey: true })
    expect(latest().elements.map(({ x }) => x)).toEqual([1, 1.1])
  })

  it('has the fill of a side in the color of the shop', async () => {
    const design = emptyDesign(4, 3)
    const filled = {
      ...design,
      sides: design.sides.map((each) => ({
        ...each,
        shape: { ...each.shape, fill: { colorId: 'honey', customColor: null } },
      })),
    }
    const { page } = await open(filled)
    await expect
      .poll(() => act(async () => page.querySelector('.canvas-artwork')?.innerHTML))
      .toContain('#f2c14e')
  })
})

describe('adding (EDIT-2)', () => {
  it('puts text, shape, clipart and own file in the middle, on top and selected', async () => {
    const { click, holds, elements, options, ready } = await open()
    await ready()
    await click('Shapes')
    await click('Add Circle')
    await click('Text')
    await holds(2)
    await click('Clipart')
    await expect.poll(() => act(async () => document.body.textContent)).toContain('Honey bee')
    await click('Add Honey bee')
    await holds(3)
    await click('Uploads')
    await expect.poll(() => act(async () => document.body.textContent)).toContain('photo.png')
    await click('Add photo.png')
    await holds(4)
    for (const { x, y, width, height } of elements()) {
      expect([x + width / 2, y + height / 2]).toEqual([expect.closeTo(2, 2), expect.closeTo(1.5, 2)])
      expect(Math.min(x, y)).toBeGreaterThan(0.1)
    }
    expect(elements().map(({ kind, z }) => [kind, z])).toEqual([
      ['shape', 0],
      ['text', 1],
      ['clipart', 2],
      ['upload', 3],
    ])
    expect(elements()[3]).toMatchObject({ file: 'photo', pixels: { width: 600, height: 400 } })
    await click('Objects')
    expect(options()).toEqual(['Picture: photo.png', 'Clipart: Honey bee', 'Text: Your text', 'Circle'])
  })

  it('sends what is pasted, and says why a file is not taken', async () => {
    const { canvas, holds, elements, page } = await open()
    await paste('', canvas(), [new File(['x'], 'logo.png')])
    await holds(1)
    expect(elements()[0]).toMatchObject({ kind: 'upload', file: 'sent' })
    await paste('', canvas(), [new File(['x'], 'bad.exe')])
    expect(page.textContent).toContain('This file type is not accepted.')
  })

  it('takes files that are dropped anywhere, so that the page is not left for them', async () => {
    const { holds, elements } = await open()
    const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { types: ['Files'], files: [new File(['x'], 'logo.png')] },
    })
    await act(async () => void document.body.dispatchEvent(drop))
    expect(drop.defaultPrevented).toBe(true)
    await holds(1)
    expect(elements()[0]).toMatchObject({ kind: 'upload', file: 'sent' })
  })

  it('leaves what was added to be moved by keys at once (EDIT-13)', async () => {
    const { click, press, elements, canvas, button } = await open()
    await click('Shapes')
    button('Add Circle')?.focus()
    await click('Add Circle')
    expect(document.activeElement).toBe(canvas())
    const before = elements()[0]!.x
    await press('ArrowRight', {}, document.activeElement!)
    expect(elements()[0]!.x).toBeCloseTo(before + 0.01)
  })

  it('offers neither files nor codes where the template forbids them', async () => {
    const { button } = await open(undefined, { flags: { disableUpload: true, disableQr: true } })
    expect([button('Uploads'), button('Codes')]).toEqual([undefined, undefined])
  })
})

describe('codes (EDIT-3)', () => {
  it('say at the field, in the rule’s words, what is wrong, and are made of what is right', async () => {
    const { click, page, type, typeInto, field, holds, elements } = await open()
    await click('Codes')
    await expect.poll(() => act(async () => page.textContent)).toContain('Kind of code')
    await type('Web address', 'no address')
    await click('Add code')
    expect(page.textContent).toContain('Please enter a web address such as www.example.com.')
    expect(field('Web address')?.getAttribute('aria-invalid')).toBe('true')
    await typeInto(field('Kind of code'), 'ean13')
    await type('Number or text', '5901234123451')
    await click('Add code')
    expect(page.textContent).toContain('The check digit should be 7, not 1.')
    await type('Number or text', '590123412345')
    await click('Add code')
    await holds(1)
    expect(elements()[0]).toMatchObject({ kind: 'code', data: '5901234123457' })
  })

  it('never become smaller than they scan: by key, by field, and with more to say', async () => {
    const code = elementOf('code', { id: 'c', side, data: 'hi', x: 1, y: 1, width: 0.5, height: 0.5 })
    const { press, elements, ready, type, field, page, click } = await open({
      ...emptyDesign(4, 3),
      elements: [code],
    })
    await ready()
    await press('s')
    for (let step = 0; step < 12; step += 1) await press('-', { shiftKey: true })
    expect(elements()[0]?.width).toBeCloseTo(0.377, 3)
    await type('Width', '0.2')
    expect(page.textContent).toContain('The code is smaller than the minimum of 0.377x0.377 inches')
    expect(elements()[0]?.width).toBeCloseTo(0.377, 3)
    const long = 'https://kisscut.example/' + 'a'.repeat(120)
    await expect.poll(() => act(async () => field('Text'))).toBeDefined()
    await type('Text', long)
    await click('Change code')
    await expect.poll(() => act(async () => elements()[0])).toMatchObject({ data: long })
    expect(elements()[0]!.width).toBeGreaterThan(0.7)
  })
})

describe('text (EDIT-4, EDIT-5)', () => {
  it('is typed beside the canvas as one step, in the box it is drawn in, kept by its middle', async () => {
    const { press, typeInto, latest, field, ready, click, button } = await open(withText())
    await ready()
    await press('s')
    const words = () => (latest().elements[0] as TextItem).text
    const area = () => [...document.querySelectorAll('textarea')].find((each) => each.rows === 2)
    await typeInto(area(), 'Honey!')
    await typeInto(area(), 'Honey!!')
    await expect.poll(() => act(async () => words())).toBe('Honey!!')
    const [changed] = latest().elements as TextItem[]
    expect(changed!.x + changed!.width / 2).toBeCloseTo(1.6, 3)
    expect(field('Size')?.value).toBe('36')
    await click('Undo text')
    expect(words()).toBe('Honey')
    expect(button('Redo text')).toBeDefined()
  })

  it('is typed on the canvas by Enter, Escape ends it, and an empty text is gone', async () => {
    const { press, typeInto, latest, ready, canvas } = await open(withText())
    await ready()
    await press('s')
    const area = () => canvas().querySelector('textarea') ?? undefined
    expect(area()).toBeUndefined()
    await press('Enter')
    expect(document.activeElement).toBe(area())
    await typeInto(area(), 'Bee')
    await expect.poll(() => act(async () => latest().elements[0])).toMatchObject({ text: 'Bee' })
    await press('Escape', {}, area())
    expect(area()).toBeUndefined()
    await press('Enter')
    await typeInto(area(), ' ')
    await expect.poll(() => act(async () => latest().elements[0])).toMatchObject({ text: ' ' })
    await press('Escape', {}, area())
    expect(latest().elements).toEqual([])
  })

  it('never ends by Enter while an input method composes', async () => {
    const { press, ready, canvas } = await open(withText())
    await ready()
    await press('s')
    await press('Enter')
    const area = canvas().querySelector('textarea')!
    await press('Enter', { isComposing: true, ctrlKey: true }, area)
    expect(canvas().querySelector('textarea')).toBe(area)
  })

  it('gets another font, a bend and a stroke; a stroke has 5 at first, and none when removed (DESIGN-5, DESIGN-6)', async () => {
    const { press, latest, ready, click, check, field, typeInto } = await open(withText())
    await ready()
    await press('s')
    const now = () => latest().elements[0] as TextItem
    await click('Font: Oswald')
    const amiri = [...document.querySelectorAll('label')].find((each) =>
      each.textContent?.startsWith('Amiri'),
    )
    await act(async () => (amiri?.control as HTMLInputElement).click())
    await expect.poll(() => act(async () => now().font)).toBe('amiri')
    await typeInto(field('Curve'), '120')
    await expect.poll(() => act(async () => now().bend)).toEqual({ kind: 'arc', degrees: 120 })
    const outline = [...document.querySelectorAll('fieldset')].find(
      (each) => each.querySelector('legend')?.textContent === 'Outline',
    )!
    await act(async () => outline.querySelector<HTMLInputElement>('[aria-label=Honey]')?.click())
    expect(now().stroke).toEqual({ colorId: 'honey', customColor: null, width: 5 })
    await typeInto(outline.querySelector('[type=color]')!, '#00ff00')
    expect(now().stroke).toEqual({ colorId: null, customColor: '#00ff00', width: 5 })
    await check('None')
    expect(now().stroke).toEqual({ colorId: null, customColor: null, width: 0 })
  })

  it('names the letters a font does not have, with a font that has them', async () => {
    const { ready, click, page, button, latest } = await open(withText({ text: 'عسل' }))
    await ready()
    await click('Checks: 1')
    await expect.poll(() => act(async () => page.textContent)).toContain('Oswald doesn’t have “ع”, “س”, “ل”.')
    await expect.poll(() => act(async () => button('Use Amiri'))).toBeDefined()
    await click('Use Amiri')
    await expect.poll(() => act(async () => latest().elements[0])).toMatchObject({ font: 'amiri' })
    await expect.poll(() => act(async () => page.textContent)).toContain('Everything looks ready to print.')
  })
})

describe('objects (EDIT-6)', () => {
  it('are listed from front to back, and chosen, raised, locked and removed there', async () => {
    const { options, choose, click, latest, press, page } = await open(squares)
    const list = () => page.querySelector('[role=listbox]')!
    expect(options()).toHaveLength(3)
    await act(async () => (list() as HTMLElement).focus())
    await choose(0)
    expect(page.querySelector('[aria-selected=true]')?.textContent).toBe('Rectangle')
    await press('End', {}, list())
    await press('l', {}, list())
    expect(latest().elements[0]).toMatchObject({ id: 'a', locked: true })
    expect(options()[2]).toBe('Rectangle, locked')
    await press('Delete', {}, list())
    expect(latest().elements).toHaveLength(3)
    await press('l', {}, list())
    await click('Bring to front')
    expect(latest().elements.map(({ z }) => z)).toEqual([2, 0, 1])
    await press('Delete', {}, list())
    expect(latest().elements.map(({ id }) => id)).toEqual(['b', 'c'])
  })

  it('have their place, size and rotation typed, and nothing else than numbers (EDIT-13)', async () => {
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

  it('copy to another side, cut, and never paste what is no design', async () => {
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

  it('are all in the help sheet with their keys, and in the menu without', async () => {
    const { press, page } = await open(squares)
    await press('?')
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

describe('sides (EDIT-10)', () => {
  it('are added, filled, bordered within limits, and removed', async () => {
    const { click, latest, page, type } = await open()
    await click('Background')
    await expect.poll(() => act(async () => page.textContent)).toContain('Background of Front')
    await click('Add a side')
    expect(latest().sides.map(({ name }) => name)).toEqual(['Front', 'Back'])
    expect(page.textContent).toContain('Background of Back')
    const chosen = (legend: string, color: string) =>
      act(async () =>
        [...page.querySelectorAll('fieldset')]
          .find((each) => each.querySelector('legend')?.textContent === legend)
          ?.querySelector<HTMLInputElement>(`[aria-label=${color}]`)
          ?.click(),
      )
    await chosen('Background color', 'Honey')
    await chosen('Border color', 'Ink')
    await type('Border size', '201')
    expect(page.textContent).toContain('The border size must be a number from 0 to 200.')
    await type('Border size', '40')
    await type('Distance from the edge', '30')
    expect(latest().sides[1]?.shape).toMatchObject({
      fill: { colorId: 'honey', customColor: null },
      border: { colorId: 'ink', customColor: null, width: 40, margin: 30 },
    })
    expect(latest().sides[0]?.shape.fill.colorId).toBeNull()
    await click('Remove Back')
    expect(latest().sides).toHaveLength(1)
    expect(page.textContent).toContain('Background of Front')
  })

  it('stay as they are where the template has one', async () => {
    const { button } = await open(undefined, { flags: { multiSide: false } })
    expect(button('Add a side')).toBeUndefined()
  })
})

describe('pictures (EDIT-14)', () => {
  it('are cropped on the canvas, and shown as a whole again', async () => {
    const upload = elementOf('upload', { id: 'u', side, file: 'photo', x: 1, y: 1, width: 2, height: 1 })
    const { press, click, canvas, elements, page, button } = await open({
      ...emptyDesign(4, 3),
      elements: [upload],
    })
    await press('s')
    await click('Crop the picture')
    const corner = () => canvas().querySelector('[aria-label="Top left corner"]')
    await expect.poll(() => act(async () => corner())).not.toBeNull()
    for (let step = 0; step < 5; step += 1) await press('ArrowRight', { shiftKey: true }, corner()!)
    button('Crop to this part')?.focus()
    await click('Crop to this part')
    expect(document.activeElement).toBe(canvas())
    expect(elements()[0]).toMatchObject({ x: expect.closeTo(2), y: 1, width: expect.closeTo(1), height: 1 })
    expect(elements()[0]).toMatchObject({ crop: { x: expect.closeTo(0.5), width: expect.closeTo(0.5) } })
    expect(page.querySelector('.canvas-artwork svg')?.getAttribute('viewBox')).toBe('0.5 0 0.5 1')
    await click('Crop the picture')
    await press('Escape', {}, corner()!)
    expect(corner()).toBeNull()
    await click('Show all of it')
    expect(elements()[0]).toMatchObject({ x: expect.closeTo(1), width: expect.closeTo(2), crop: null })
  })
})

describe('findings (EDIT-11)', () => {
  it('follow the design, and each selects its element', async () => {
    const { ready, click, page, latest, press } = await open(withText({ x: -0.1 }))
    await ready()
    await click('Checks: 1')
    await expect.poll(() => act(async () => page.textContent)).toContain('too close to the cut line')
    await click('Show Text: Honey')
    for (let step = 0; step < 3; step += 1) await press('ArrowRight', { shiftKey: true })
    expect(latest().elements[0]?.x).toBeCloseTo(0.2)
    expect(page.textContent).toContain('Everything looks ready to print.')
  })
})

describe('export and import (EDIT-12)', () => {
  const give = (page: HTMLElement, content: string) =>
    act(async () => {
      const input = page.querySelector<HTMLInputElement>('input[accept*=json]')!
      const file = new File([content], 'design.json')
      Object.assign(file, { text: async () => content })
      Object.defineProperty(input, 'files', { value: [file], configurable: true })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })

  it('take a design as one step of undo, fitted to the size of the product', async () => {
    const { page, click, latest, holds } = await open()
    await click('More')
    await give(page, designToJson({ ...squares, width: 8, height: 6 }))
    await holds(3)
    expect(latest()).toMatchObject({ width: 4, height: 3 })
    expect(latest().elements[0]).toMatchObject({ width: 0.25, x: 0.25 })
    expect(page.textContent).toContain('It was made for another size')
    await click('Undo import')
    expect(latest().elements).toEqual([])
  })

  it.each([
    ['hello', 'This is not JSON.'],
    ['[]', 'This is not a design.'],
    ['{"version":9}', 'version: This version of a design is not known.'],
    [designToJson(squares).replace('"width":0.5', '"width":-1'), 'elements.0.width'],
  ])('reject %s and say where it is wrong', async (content, message) => {
    const { page, click, changes } = await open(squares)
    await click('More')
    await give(page, content)
    await expect.poll(() => act(async () => page.textContent)).toContain(message)
    expect(changes).toEqual([])
  })
})
