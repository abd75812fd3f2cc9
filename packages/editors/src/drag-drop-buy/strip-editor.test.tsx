// @vitest-environment jsdom
import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { testFontFile } from '@kisscut/artwork/testing'
import { NO_PAINT } from '@kisscut/core/color'
import type { StripWork } from '@kisscut/machines/strip'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { StripEditor, type FigureChoice } from './index.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, CSS: { escape: (name: string) => name } })

const figure = (id: string, name: string): FigureChoice => ({
  ...{
    id,
    name,
    kind: 'People',
    price: id === 'mom' ? '$1.50' : '',
    preview: `/${id}.webp`,
    drawing: `/${id}.svg`,
  },
  ...{ regions: [], width: 2, height: 3 },
})
const FIGURES = [figure('dad', 'Dad'), figure('mom', 'Mom')]
const work = (...cliparts: string[]): StripWork => ({
  ...{ words: '', font: null, textSize: 'medium', textLocation: 'bottom', color: NO_PAINT },
  isSingleColor: false,
  cliparts: cliparts.map((clipart, at) => ({ key: `f${at + 1}`, clipart, paints: {} })),
})

let root: Root | null = null
const fetchBefore = globalThis.fetch
afterEach(() => {
  act(() => root?.unmount())
  root = null
  globalThis.fetch = fetchBefore
})

async function open(opened: StripWork, most = 3, onFetch = async () => {}) {
  const font = (await testFontFile('oswald')) as BodyInit
  globalThis.fetch = async (input) => {
    await onFetch()
    return new Response(String(input) === '/oswald.ttf' ? font : '<svg viewBox="0 0 20 30"/>')
  }
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  root = createRoot(page)
  let latest = opened
  await act(async () =>
    root?.render(
      <StripEditor
        {...{ work: opened, figures: FIGURES, most, size: { width: 12, height: 4 }, defaultFont: null }}
        product={{ look: 'white', whiteInk: false, hasBacking: false, rules: DEFAULT_PRINT_RULES }}
        library={{
          fonts: [{ id: 'oswald', name: 'Oswald', family: 'Sans', tag: '', href: '/oswald.ttf' }],
          colors: [],
        }}
        sampleWords="The Millers"
        onChange={(changed) => (latest = changed)}
      />,
    ),
  )
  return {
    page,
    onStrip: () => [...page.querySelectorAll<HTMLButtonElement>('ol button')],
    status: () => page.querySelector('[role=status]')!,
    click: (found: HTMLElement) => act(async () => found.click()),
    named: (name: string) =>
      [...page.querySelectorAll('button')].find((each) => each.getAttribute('aria-label') === name)!,
    cliparts: () => latest.cliparts.map(({ clipart }) => clipart),
  }
}

describe('the strip (DDB-9)', () => {
  it('shows the product’s sample words, which are not printed (DDB-4)', async () => {
    const { page } = await open({ ...work(), words: '' })
    const field = page.querySelector<HTMLInputElement>('input[type=text]')!
    expect([field.value, field.placeholder]).toEqual(['', 'Such as The Millers'])
  })

  it('shows the price of each figure beside its name, and in its button’s label (DDB-2)', async () => {
    const { page, named } = await open(work())
    expect(named('Add Mom, $1.50 each').textContent).toBe('Mom$1.50 each')
    expect(named('Add Dad').textContent).toBe('Dad')
    expect(page.textContent).toContain('$1.50 each')
  })

  it('has a placeholder for figures no longer sold, which can be removed (DDB-3)', async () => {
    const { onStrip, status, click, named, cliparts } = await open(work('gone', 'dad', 'mom'))
    const lefts = onStrip().map(({ style }) => parseFloat(style.left))
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b))
    expect(new Set(lefts).size).toBe(3)
    expect(onStrip().map(({ dataset }) => dataset['gone'])).toEqual(['true', undefined, undefined])
    await click(onStrip()[0]!)
    expect(status().textContent).toBe('Figure that is no longer sold')
    await click(named('Remove'))
    expect(cliparts()).toEqual(['dad', 'mom'])
  })

  it('reports letters missing from the font: an order never prints an empty box (DDB-9)', async () => {
    const { page } = await open({ ...work('dad'), words: 'Tea 茶', font: 'oswald' })
    const alert = () => act(async () => page.querySelector('[role=alert]')?.textContent)
    await expect.poll(alert).toBe('This font doesn’t have “茶”. Choose another font, or other letters.')
    act(() => root?.unmount())
    const { page: fine, status } = await open({ ...work('dad'), words: 'Tea', font: 'oswald' })
    await expect.poll(() => act(async () => status().textContent)).not.toContain('Loading')
    expect(fine.querySelector('[role=alert]')).toBeNull()
  })

  it('retries loading the font of its words with one click (DDB-9)', async () => {
    let isOffline = true
    const { page } = await open({ ...work('dad'), words: 'Tea', font: 'oswald' }, 3, async () => {
      if (isOffline) throw new TypeError('Failed to fetch')
    })
    const alert = () => act(async () => page.querySelector('[role=alert]')?.textContent)
    await expect.poll(alert).toContain('This font couldn’t be loaded just now.')
    isOffline = false
    const again = [...page.querySelectorAll('button')].find((each) => each.textContent === 'Try again')!
    await act(async () => again.click())
    await expect.poll(alert).toBeUndefined()
    await expect.poll(() => act(async () => page.querySelectorAll('svg path').length)).toBeGreaterThan(0)
  })

  it('announces a repeated message each time, until another action', async () => {
    const { onStrip, status, click, named } = await open(work('dad', 'mom'), 2)
    const message = 'The strip is full: 2 figures fit on this product.'
    await click(named('Add Mom, $1.50 each'))
    const first = status().firstChild
    await click(named('Add Mom, $1.50 each'))
    expect(status().textContent).toBe(message)
    expect(status().firstChild).not.toBe(first)
    await click(onStrip()[0]!)
    expect(status().textContent).toBe('Dad')
    await click(named('Move right'))
    expect(status().textContent).toBe('Dad moved to place 2 of 2.')
  })
})
