// @vitest-environment jsdom
import { priceScheduleFor, quoteProduct } from '@kisscut/core/price'
import { createProduct, type Configuration } from '@kisscut/core/product'
import { startTransition, useLayoutEffect, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ConfiguratorData } from '../live/configurator-data.ts'
import { ConfiguratorRoot } from '../live/configurator-root.tsx'

const PRODUCT = createProduct({
  ...{ name: 'Sticker', slug: 'sticker', currency: 'USD' },
  materials: [
    {
      id: 'vinyl',
      priceTable: {
        basis: 'sqin',
        quantities: [10],
        rows: [{ from: '4', minimum: '4', rates: ['.50', '.50'] }],
      },
    },
  ],
})
const CONFIGURATION: Configuration = {
  ...{ materialId: 'vinyl', width: '2', height: '2', quantity: '500', options: [] },
}

function pageData(): ConfiguratorData {
  const schedule = priceScheduleFor(PRODUCT, CONFIGURATION)
  const quote = quoteProduct(PRODUCT, CONFIGURATION, { schedule })
  return {
    ...{ product: PRODUCT, configured: null, currency: 'USD', categoryPath: 'stickers', q: null },
    ...{ configuration: CONFIGURATION, quote, priceSchedule: schedule, tiers: quote.tiers },
    ...{ description: '', metaTitle: '', metaDescription: '', reviewAverage: null, reviewCount: 0 },
    ...{ production: { message: '', standard: null, rush: null }, picture: null, fromPrice: null },
    ...{ sampleArtworkUrl: null, sampleArtworkCut: null, gallery: [], isStale: false, errors: [] },
    preferences: { unit: 'in', locale: 'en-US' },
  } as unknown as ConfiguratorData
}

let root: Root | null = null
const fetchBefore = globalThis.fetch
afterEach(() => {
  root?.unmount()
  root = null
  globalThis.fetch = fetchBefore
})

/** As the server writes it. React warns about layout effects on a server; the build of the shop’s server has none. */
function written(page: ReactElement): string {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const html = renderToString(page)
  silent.mockRestore()
  return html
}

/** Sends the form in the moment in which the page comes to life, before anything else is done. */
function SubmitAtOnce() {
  useLayoutEffect(() => document.querySelector('form')!.requestSubmit(), [])
  return null
}

describe('a form that is sent in the moment in which it comes to life', () => {
  it('is saved as it was typed before (FLOW-14)', async () => {
    const data = pageData()
    const saved: unknown[] = []
    globalThis.fetch = async (_, options) => {
      if (options?.method === 'POST' && String(options.body).includes('"template"'))
        saved.push(JSON.parse(String(options.body)))
      return Response.json({ errors: {} }, { status: 400 })
    }
    const page = (
      <>
        <ConfiguratorRoot data={data} SampleChoice={null} />
        <SubmitAtOnce />
      </>
    )
    const place = document.createElement('div')
    place.innerHTML = written(page)
    document.body.replaceChildren(place)
    place.querySelector<HTMLInputElement>('input[name=quantity]')!.value = '1000'
    startTransition(() => {
      root = hydrateRoot(place, page)
    })
    await expect.poll(() => saved).toEqual([expect.objectContaining({ quantity: '1000' })])
  })
})
