// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { LinePicture } from './line-picture.tsx'
import type { ShownItem } from './shown-cart.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const SIDES = [
  { id: 'front', name: 'Front' },
  { id: 'back', name: 'Back' },
]

async function pictureOf(sides: ShownItem['sides'], editUrl = '/edit/') {
  const page = document.createElement('div')
  const root = createRoot(page)
  const item = { configuredId: 'c', name: 'Bottle', previewUrl: '/p.webp', sides, editUrl } as ShownItem
  const router = createMemoryRouter([{ path: '/', Component: () => <LinePicture item={item} /> }])
  await act(async () => root.render(<RouterProvider router={router} />))
  const shown = {
    names: [...page.querySelectorAll('figcaption')].map((each) => each.textContent),
    alts: [...page.querySelectorAll('img')].map((each) => each.alt),
    links: page.querySelectorAll('a').length,
  }
  await act(async () => root.unmount())
  return shown
}

describe('the picture of a cart line (DESIGN-39)', () => {
  it('shows each side with its name if there are several', async () => {
    expect(await pictureOf(SIDES)).toEqual({
      names: ['Front', 'Back'],
      alts: ['Bottle, Front', 'Bottle, Back'],
      links: 2,
    })
    expect(await pictureOf(SIDES, '')).toMatchObject({ names: ['Front', 'Back'], links: 0 })
  })

  it('is a single picture if there is one side', async () => {
    expect(await pictureOf(SIDES.slice(0, 1))).toEqual({
      names: [],
      alts: ['Bottle, as it will be cut'],
      links: 1,
    })
  })
})
