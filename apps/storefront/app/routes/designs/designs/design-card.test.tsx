// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { DesignCard } from './design-card.tsx'
import type { ShownDesign } from './shown.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const strip: ShownDesign = {
  ...{ id: 'strip-1', name: '', productClass: 'ddb', product: 'Family', url: '/ddb/?configured=strip-1' },
  ...{ finalizeUrl: '', previewUrl: null, hasArtwork: true, productPicture: null },
  ...{ changed: '2026-11-25T00:00:00Z', isFinal: true, isShared: false },
}

/** The links and forms of a design's card. */
async function offered(design: ShownDesign) {
  const page = document.createElement('div')
  const root = createRoot(page)
  const Component = () => <DesignCard design={design} result={null} />
  const router = createMemoryRouter([{ path: '/', Component }])
  await act(async () => root.render(<RouterProvider router={router} />))
  const shown = {
    links: [...new Set([...page.querySelectorAll('a')].map((each) => each.getAttribute('href')))],
    forms: [...page.querySelectorAll('form')].map((each) =>
      Object.fromEntries([...new FormData(each)].filter(([name]) => name !== 'id' && name !== 'name')),
    ),
  }
  await act(async () => root.unmount())
  return shown
}

describe('a strip or a product with its own artwork, under My designs (TOOL-8, DDB-8)', () => {
  it('can be opened, added to the cart, renamed, copied and deleted, but not shared', async () => {
    const others = ['rename', 'duplicate', 'remove'].map((intent) => ({ intent }))
    expect(await offered(strip)).toEqual({
      links: [strip.url],
      forms: [{ intent: 'add-to-cart', class: 'ddb' }, ...others],
    })
    expect(await offered({ ...strip, isFinal: false })).toEqual({ links: [strip.url], forms: others })
  })

  it('differs from a design, which can also be shared', async () => {
    const { forms } = await offered({ ...strip, productClass: 'custom', finalizeUrl: '/finalize/' })
    expect(forms.map(({ intent }) => intent)).toEqual([
      ...['add-to-cart', 'rename', 'duplicate', 'share', 'remove'],
    ])
  })
})
