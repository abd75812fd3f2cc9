// @vitest-environment jsdom
import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { NO_PAINT } from '@kisscut/core/color'
import type { StripWork } from '@kisscut/machines/strip'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { StripEditor, type FigureChoice } from './index.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, CSS: { escape: (name: string) => name } })

const figure = (id: string, name: string): FigureChoice => ({
  ...{ id, name, kind: 'People', price: '', preview: `/${id}.webp`, drawing: `/${id}.svg` },
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

async function open(opened: StripWork, most = 3) {
  globalThis.fetch = async () => new Response('<svg viewBox="0 0 20 30"/>')
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  root = createRoot(page)
  let latest = opened
  await act(async () =>
    root?.render(
      <StripEditor
        {...{ work: opened, figures: FIGURES, most, size: { width: 12, height: 4 }, defaultFont: null }}
        product={{ look: 'white', whiteInk: false, hasBacking: false, rules: DEFAULT_PRINT_RULES }}
        library={{ fonts: [], colors: [] }}
        onChange={(changed) => (latest = changed)}
      />,
    ),
  )
  return {
    onStrip: () => [...page.querySelectorAll<HTMLButtonElement>('ol button')],
    status: () => page.querySelector('[role=status]')!,
    click: (found: HTMLElement) => act(async () => found.click()),
    named: (name: string) =>
      [...page.querySelectorAll('button')].find((each) => each.getAttribute('aria-label') === name)!,
    cliparts: () => latest.cliparts.map(({ clipart }) => clipart),
  }
}

describe('the strip (DDB-9)', () => {
  it('has a place for each figure, also for what is no longer sold, which can be taken off (DDB-3)', async () => {
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

  it('reports a thing as often as it happens, until something else is done', async () => {
    const { onStrip, status, click, named } = await open(work('dad', 'mom'), 2)
    const message = 'The strip is full: 2 figures fit on this product.'
    await click(named('Add Mom'))
    const first = status().firstChild
    await click(named('Add Mom'))
    expect(status().textContent).toBe(message)
    expect(status().firstChild).not.toBe(first)
    await click(onStrip()[0]!)
    expect(status().textContent).toBe('Dad')
    await click(named('Move right'))
    expect(status().textContent).toBe('Dad moved to place 2 of 2.')
  })
})
