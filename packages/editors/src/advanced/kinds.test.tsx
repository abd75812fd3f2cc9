// @vitest-environment jsdom
import { elementOf, emptyDesign, type TextItem } from '@kisscut/artwork/design'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { side, withText } from './testing/designs.ts'
import { open } from './testing/open-advanced.tsx'

describe('codes (EDIT-3)', () => {
  it('show problems at the field in the rule’s words, and are made of valid input', async () => {
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

  it('never become too small to scan: by key, by field, or with more content', async () => {
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
  it('is typed beside the canvas in one step, in the box it is drawn in, which keeps its center', async () => {
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

  it('is typed on the canvas after Enter, until Escape; an empty text is removed', async () => {
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

  it('stays open when Enter ends an input method’s composition', async () => {
    const { press, ready, canvas } = await open(withText())
    await ready()
    await press('s')
    await press('Enter')
    const area = canvas().querySelector('textarea')!
    await press('Enter', { isComposing: true, ctrlKey: true }, area)
    expect(canvas().querySelector('textarea')).toBe(area)
  })

  it('can change font, bend and stroke; a new stroke has width 5, a removed one has none (DESIGN-5, DESIGN-6)', async () => {
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

  it('reports letters missing from a font, and offers a font that has them', async () => {
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

describe('a text along a line (EDIT-20)', () => {
  it('follows one of the shop’s lines, at its own length, and can become straight again', async () => {
    const { press, click, latest, ready, field, typeInto, button } = await open(withText({ width: 1.3 }))
    await ready()
    await press('s')
    await expect.poll(() => act(async () => button('Wave') !== undefined)).toBe(true)
    await click('Wave')
    const words = () => latest().elements[0] as TextItem
    await expect.poll(() => act(async () => words().bend.kind)).toBe('path')
    expect(words().pathScale).toBeLessThan(0.02)
    const { height, pathScale, size } = words()
    await typeInto(field('Size of the line'), '200')
    await expect.poll(() => act(async () => words().pathScale)).toBeCloseTo(pathScale * 2, 4)
    expect(words()).toMatchObject({ size })
    expect(words().height).not.toBeCloseTo(height, 2)
    await click('No line')
    await expect.poll(() => act(async () => words().bend.kind)).toBe('straight')
    await click('Undo path')
    expect(words().bend.kind).toBe('path')
  })
})

describe('pictures (EDIT-14)', () => {
  it('are cropped on the canvas, and can be shown whole again', async () => {
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
