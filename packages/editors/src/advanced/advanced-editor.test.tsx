// @vitest-environment jsdom
import { elementOf, emptyDesign, type Element } from '@kisscut/artwork/design'
import { designToJson } from '@kisscut/artwork/design-json'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { side, square, squares, text, withText } from './testing/designs.ts'
import { importDesign, open, paste } from './testing/open-advanced.tsx'

const fill = { colorId: 'honey', customColor: null }
const canvasPaths = (page: HTMLElement) => page.querySelectorAll('.canvas-artwork path').length

describe('library resources of a design (EDIT-1)', () => {
  it('are drawn when they arrive: text as outlines, painted cliparts, pictures', async () => {
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

  it('leave an empty place where they can’t be fetched, and the rest stays usable', async () => {
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

  it('include the color of a side’s fill', async () => {
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
  it('places text, shape, clipart and uploaded file centered, on top and selected', async () => {
    const { click, holds, elements, objects, ready } = await open()
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
    expect(objects()).toEqual(['Picture: photo.png', 'Clipart: Honey bee', 'Text: Your text', 'Circle'])
  })

  it('uses a color that is visible on the background (EDIT-2)', async () => {
    const plain = emptyDesign(4, 3)
    const sides = plain.sides.map((side) => ({
      ...side,
      shape: { ...side.shape, fill: { colorId: null, customColor: '#10323a' } },
    }))
    for (const [design, fills] of [
      [{ ...plain, sides }, ['honey', 'honey']],
      [plain, ['ink', null]],
    ] as const) {
      const { click, holds, elements } = await open(design)
      await click('Shapes')
      await click('Add Circle')
      await holds(1)
      await click('Text')
      await holds(2)
      const drawn = elements() as readonly Extract<Element, { kind: 'text' | 'shape' }>[]
      expect(drawn.map(({ fill }) => fill.colorId)).toEqual(fills)
    }
  })

  it('uploads pasted pictures, and says why a file is rejected', async () => {
    const { canvas, holds, elements, page } = await open()
    await paste('', canvas(), [new File(['x'], 'logo.png')])
    await holds(1)
    expect(elements()[0]).toMatchObject({ kind: 'upload', file: 'sent' })
    await paste('', canvas(), [new File(['x'], 'bad.exe')])
    expect(page.textContent).toContain('This file type is not accepted.')
  })

  it('accepts files dropped anywhere, so that the browser does not leave the page', async () => {
    const { holds, elements } = await open()
    const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { types: ['Files'], files: [new File(['x'], 'logo.png')] },
    })
    await act(async () => void document.body.dispatchEvent(drop))
    expect(drop.defaultPrevented).toBe(true)
    await holds(1)
    expect(elements()[0]).toMatchObject({ kind: 'upload', file: 'sent' })
  })

  it('makes the new element movable by keys at once (EDIT-13)', async () => {
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

describe('sides (EDIT-10)', () => {
  it('are added, filled, bordered within limits, and removed', async () => {
    const { click, latest, page, type } = await open()
    await click('Background')
    await expect.poll(() => act(async () => page.textContent)).toContain('Background color')
    expect(page.textContent).not.toContain('Background of')
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
    expect(page.textContent).not.toContain('Background of')
  })

  it('can’t be added or removed where the template has one', async () => {
    const { button } = await open(undefined, { flags: { multiSide: false } })
    expect(button('Add a side')).toBeUndefined()
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

  it('are shown in place, outlined until the design changes, and fixed with one click and one undo step (EDIT-21)', async () => {
    const { ready, click, button, page, latest } = await open(withText({ x: -0.1 }))
    const highlight = () => page.querySelector<SVGRectElement>('.canvas-highlight rect')!
    await ready()
    await click('Checks: 1')
    await expect.poll(() => act(async () => button('Show Text: Honey'))).toBeDefined()
    expect(highlight().style.display).toBe('none')
    await click('Show Text: Honey')
    expect(button('Show Text: Honey')!.getAttribute('aria-pressed')).toBe('true')
    expect(highlight().style.display).not.toBe('none')
    await click('Move inside: Text: Honey')
    expect(latest().elements[0]?.x).toBeCloseTo(1 / 16, 3)
    expect(highlight().style.display).toBe('none')
    expect(page.textContent).toContain('Everything looks ready to print.')
    await click('Undo move')
    expect(latest().elements[0]?.x).toBe(-0.1)
  })
})

describe('export and import (EDIT-12)', () => {
  it('take a design as one undo step, fitted to the product’s size', async () => {
    const { page, click, latest, holds } = await open()
    await click('More')
    await importDesign(page, designToJson({ ...squares, width: 8, height: 6 }))
    await holds(3)
    expect(latest()).toMatchObject({ width: 4, height: 3 })
    expect(latest().elements[0]).toMatchObject({ width: 0.25, x: 0.25 })
    expect(page.textContent).toContain('It was made for another size')
    await click('Undo import')
    expect(latest().elements).toEqual([])
  })

  it('report fonts, drawings and files of a design that the shop lacks, with their places (EDIT-19)', async () => {
    const { page, click, holds, ready } = await open()
    await ready()
    await click('More')
    const at = { side, x: 1, y: 1, width: 0.5, height: 0.5 }
    const elements = [
      text({ font: 'lobster' }),
      elementOf('clipart', { ...at, id: 'c', clipart: 'wasp' }),
      elementOf('clipart', { ...at, id: 'b', clipart: 'bee' }),
      elementOf('upload', { ...at, id: 'u', file: 'gone' }),
    ]
    await importDesign(page, designToJson({ ...emptyDesign(4, 3), elements }))
    await holds(4)
    await expect
      .poll(() => act(async () => page.textContent))
      .toContain(
        'The shop doesn’t have: the font of Text: Honey (Front); the drawing of Clipart (Front); the file of Picture (Front).',
      )
    await click('Checks: 3')
    for (const message of [
      'The font of Text: Honey is no longer available.',
      'The picture of Clipart is no longer available.',
      'The picture of Picture is no longer available.',
    ])
      expect(page.textContent).toContain(message)
  })

  it.each([
    ['hello', 'This is not JSON.'],
    ['[]', 'This is not a design.'],
    ['{"objects":[{"type":"rect"}]}', 'This is not a design.'],
    ['{"version":9}', 'This design is from a newer version of the shop.'],
    [designToJson(squares).replace('"width":0.5', '"width":-1'), 'elements.0.width'],
  ])('reject %s with the place of the error', async (content, message) => {
    const { page, click, changes } = await open(squares)
    await click('More')
    await importDesign(page, content)
    await expect.poll(() => act(async () => page.textContent)).toContain(message)
    expect(changes).toEqual([])
  })
})
