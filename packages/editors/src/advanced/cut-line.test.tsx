// @vitest-environment jsdom
import { emptyDesign, reshape } from '@kisscut/artwork/design'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import type { PressReport, PressView } from '../design-tools/press/press.ts'
import { side, square } from './testing/designs.ts'
import { open } from './testing/open-advanced.tsx'

const fill = { colorId: 'honey', customColor: null }
const drawn = { ...emptyDesign(4, 3), elements: [square('a', 1, 1, { fill })] }
const followed = reshape(side, { clipType: 'contour', fill }).apply(drawn)

/** A press whose report the test replaces. */
function pressWith(first: PressReport | null) {
  let report = first
  const listeners = new Set<() => void>()
  const view: PressView = {
    current: () => report,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const reports = (next: PressReport) =>
    act(async () => {
      report = next
      for (const listener of listeners) listener()
    })
  return { view, reports }
}

const cutIn = (page: HTMLElement) => page.querySelector('.canvas-cut')
const lineIn = (page: HTMLElement) => cutIn(page)?.querySelector('path')?.getAttribute('d')

describe('the contour of a drawn design, on the canvas', () => {
  it('is the press’s line, drawn faintly until it is known and after changes (DESIGN-37)', async () => {
    const contour = 'M1 1L2 1L2 2Z'
    const { view, reports } = pressWith(null)
    const { page, ready } = await open(followed, { press: view })
    await ready()
    expect(cutIn(page)?.getAttribute('opacity')).toBe('0.35')
    await reports({ findings: [], contour, isCurrent: true })
    expect(lineIn(page)).toBe(contour)
    expect(cutIn(page)?.getAttribute('opacity')).toBe('1')
    await reports({ findings: [], contour, isCurrent: false })
    expect(lineIn(page)).toBe(contour)
    expect(cutIn(page)?.getAttribute('opacity')).toBe('0.35')
  })

  it('hides nothing that is moved outside it: artwork is visible up to the product’s bleed', async () => {
    const { view } = pressWith({ findings: [], contour: 'M1 1L2 1L2 2Z', isCurrent: true })
    const { page, ready } = await open(followed, { press: view })
    await ready()
    expect(page.querySelector('clipPath path')?.getAttribute('d')).toMatch(/^M-0\.0625 -0\.0625L4\.0625/)
  })

  it('is not drawn for a design cut along a shape', async () => {
    const { view } = pressWith({ findings: [], contour: null, isCurrent: false })
    const { page, ready } = await open(drawn, { press: view })
    await ready()
    expect(cutIn(page)?.getAttribute('opacity')).toBe('1')
  })
})

describe('the cut line, beside the canvas', () => {
  it('is one of the product’s, for all sides at once, chosen in one step (DESIGN-21, DESIGN-31)', async () => {
    const { page, ready, latest, click } = await open(drawn)
    await ready()
    await click('Background')
    const radios = () => [...page.querySelectorAll<HTMLInputElement>('input[name=dieLine]')]
    await expect
      .poll(() => act(async () => radios().map(({ value }) => value)))
      .toEqual(['contour', 'rectangle', 'ellipse'])
    await act(async () => radios()[0]!.click())
    expect(latest().sides.map(({ shape }) => shape.clipType)).toEqual(['contour'])
  })

  it('along a contour has a color around the artwork instead of the background (DESIGN-38)', async () => {
    const { page, ready, latest, click } = await open(followed)
    await ready()
    await click('Background')
    const legends = () => [...page.querySelectorAll('legend')].map(({ textContent }) => textContent)
    await expect.poll(() => act(async () => legends())).toContain('Color around the artwork')
    expect(legends()).not.toContain('Background')
    const group = [...page.querySelectorAll('fieldset')].find((each) =>
      each.textContent?.startsWith('Color around'),
    )!
    const swatch = (name: string) => group.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`)
    expect(swatch('Honey')?.checked).toBe(true)
    await act(async () => swatch('Ink')!.click())
    expect(latest().sides[0]!.shape).toMatchObject({
      contourColor: { colorId: 'ink' },
      fill: { colorId: null },
    })
  })
})
