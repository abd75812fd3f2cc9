// @vitest-environment jsdom
import { startTransition, useEffect, useLayoutEffect, type ReactElement, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createProduct } from '@kisscut/core/product'
import { keepTyped } from '../../form/typed-before.ts'
import { ConfiguratorRoot } from '../live/configurator-root.tsx'
import { stickerData } from '../testing/sticker-data.ts'

const roots: Root[] = []
const fetchBefore = globalThis.fetch
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount()
  globalThis.fetch = fetchBefore
  document.body.replaceChildren()
})

/** The server's HTML. React warns about layout effects on a server; the shop's server build has none. */
function written(page: ReactElement): string {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const html = renderToString(page)
  silent.mockRestore()
  return html
}

/** Marks a hydrated page. */
function Awake({ place, children }: { readonly place: HTMLElement; readonly children: ReactNode }) {
  useEffect(() => {
    place.dataset['awake'] = ''
  }, [place])
  return children
}

/** Hydrates the server's page after a change made before its scripts arrived. */
function hydrateTyped(page: ReactElement, change: (written: HTMLElement) => void): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = written(page)
  document.body.append(place)
  change(place)
  keepTyped(place)
  startTransition(() => {
    roots.push(hydrateRoot(place, <Awake place={place}>{page}</Awake>))
  })
  return place
}

/** Submits the form at the moment of hydration, before anything else. */
function SubmitAtOnce() {
  useLayoutEffect(() => document.querySelector('form')!.requestSubmit(), [])
  return null
}

describe('a form that is submitted at the moment of hydration', () => {
  it('saves the input typed before (FLOW-14)', async () => {
    const data = stickerData()
    const saved: unknown[] = []
    globalThis.fetch = async (_, options) => {
      if (options?.method === 'POST' && String(options.body).includes('"template"'))
        saved.push(JSON.parse(String(options.body)))
      return Response.json({ errors: {} }, { status: 400 })
    }
    const place = hydrateTyped(
      <>
        <ConfiguratorRoot data={data} SampleChoice={null} />
        <SubmitAtOnce />
      </>,
      (written) => {
        written.querySelector<HTMLInputElement>('input[name=quantity]')!.value = '1000'
      },
    )
    expect(place.querySelector('form')).not.toBeNull()
    await expect.poll(() => saved).toEqual([expect.objectContaining({ quantity: '1000' })])
  })
})

const table = (rate: string) => ({
  basis: 'sqin' as const,
  quantities: [10],
  rows: [{ from: '4', minimum: '4', rates: [rate, rate] }],
})
/** A product with every kind of choice. */
const EVERYTHING = createProduct({
  ...{ name: 'Sticker', slug: 'sticker', currency: 'USD' },
  materials: [
    { id: 'vinyl', name: 'Vinyl', canLaminate: true, priceTable: table('0.50') },
    { id: 'holographic', name: 'Holographic', canLaminate: true, priceTable: table('0.90') },
  ],
  sizes: [
    { id: 'small', width: '2', height: '2' },
    { id: 'large', width: '3', height: '3' },
  ],
  optionSets: [
    {
      ...{ id: 'finish', name: 'Finish', display: 'radio' },
      options: [
        { id: 'plain', name: 'Plain', chargeMode: 'total', amount: '0' },
        { id: 'backed', name: 'Backed', chargeMode: 'total', amount: '0' },
      ],
    },
    {
      id: 'extras',
      name: 'Extras',
      display: 'checkbox',
      options: [{ id: 'kit', name: 'Kit', chargeMode: 'total', amount: '0' }],
    },
  ],
})

/** Every control of the form that a shopper can change, with its name. */
function changesOf(place: HTMLElement): readonly (readonly [name: string, at: number])[] {
  const controls = [...place.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  return controls.flatMap((control, at) =>
    control.type === 'hidden' || (control.type === 'radio' && control.checked)
      ? []
      : [[`${control.name} ${control.value}`, at] as const],
  )
}

function changeAt(place: HTMLElement, at: number): void {
  const control = [...place.querySelectorAll<HTMLInputElement>('input, select, textarea')][at]!
  if (control.type === 'radio' || control.type === 'checkbox') control.click()
  else if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1
  else control.value = control.name === 'quantity' ? '75' : '5'
}

const page = () => <ConfiguratorRoot data={stickerData(EVERYTHING)} SampleChoice={null} />
const firstWritten = document.createElement('div')
firstWritten.innerHTML = written(page())

const shown = (place: HTMLElement) => [
  place.textContent,
  ...new FormData(place.querySelector('form')!).entries(),
]

/** Changes a control like a shopper on a hydrated page. */
function typeAt(place: HTMLElement, at: number): void {
  const control = [...place.querySelectorAll<HTMLInputElement>('input, select, textarea')][at]!
  if (control.type === 'radio' || control.type === 'checkbox') return control.click()
  const written = control.value
  changeAt(place, at)
  const typed = control.value
  control.value = written
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, typed)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('a page whose form was changed before its scripts arrived', () => {
  it('has every kind of field', () => {
    const names = changesOf(firstWritten).map(([name]) => name.split(' ')[0])
    expect([...new Set(names)]).toEqual(
      expect.arrayContaining([
        ...['material', 'lamination', 'size', 'width', 'height', 'quantity'],
        ...['option.finish', 'option.extras'],
      ]),
    )
  })

  it.each(changesOf(firstWritten))(
    'shows the same page as a change after hydration: %s (FLOW-14)',
    async (_, at) => {
      globalThis.fetch = async () => Response.json({ errors: {} }, { status: 400 })
      const late = hydrateTyped(page(), () => undefined)
      await expect.poll(() => late.dataset).toHaveProperty('awake')
      const before = shown(late)
      typeAt(late, at)
      const early = hydrateTyped(page(), (place) => changeAt(place, at))
      await expect.poll(() => early.dataset).toHaveProperty('awake')
      await expect.poll(() => shown(late)).not.toEqual(before)
      await expect.poll(() => shown(early)).toEqual(shown(late))
    },
  )
})
