// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { CartView } from './cart-view.tsx'
import type { ShownCart } from './shown-cart.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const cartWith = (removedLines: number): ShownCart => ({
  ...{ id: 'cart', currency: 'USD', repricedFrom: null, removedLines },
  ...{ items: [], savedForLater: [], total: '0.00', tax: null },
})

describe('the cart after signing in', () => {
  const page = document.createElement('div')
  afterEach(() => page.replaceChildren())

  const textWith = async (removedLines: number) => {
    const root = createRoot(page)
    const Component = () => (
      <CartView cart={cartWith(removedLines)} result={null} q={null} formKey="key" today="2026-11-28" />
    )
    await act(async () =>
      root.render(<RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />),
    )
    const text = page.textContent
    await act(async () => root.unmount())
    return text
  }

  it.each([
    [
      1,
      'The oldest product was taken out when you signed in, because the cart was full. You’ll find it under My designs.',
    ],
    [
      7,
      'The 7 oldest products were taken out when you signed in, because the cart was full. You’ll find them under My designs.',
    ],
  ])('reports %i removed lines (CART-6)', async (lines, text) => {
    expect(await textWith(lines)).toContain(text)
  })

  it('reports nothing if all lines fit (CART-6)', async () => {
    expect(await textWith(0)).not.toContain('when you signed in')
  })
})
