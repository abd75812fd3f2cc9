// @vitest-environment jsdom
import { startTransition, useLayoutEffect, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConfiguratorRoot } from '../live/configurator-root.tsx'
import { stickerData } from '../testing/sticker-data.ts'

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
    const data = stickerData()
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
