// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { QuantityForm } from './quantity-form.tsx'
import type { ShownItem } from './shown-cart.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const line = (quantity: number, unitPrice: string) =>
  ({
    ...{ id: 'line', configuredId: 'c', name: 'Stickers', quantity, unitPrice, total: '52.00' },
    ...{ takesQuantity: true, nudge: null, allowedQuantities: [], minimumQuantity: 1, problems: [] },
  }) as unknown as ShownItem

describe('the quantity of a cart line', () => {
  it('dims the price of the previous quantity while another is typed, until it is sent (CART-3)', async () => {
    const page = document.createElement('div')
    document.body.replaceChildren(page)
    const root = createRoot(page)
    const show = (item: ShownItem) => {
      const Component = () => <QuantityForm item={item} currency="USD" result={null} />
      return act(async () =>
        root.render(<RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />),
      )
    }
    await show(line(100, '0.52'))
    const isDimmed = () => page.querySelector('[data-outdated]')?.textContent ?? null
    const type = (quantity: string) =>
      act(async () => {
        const field = page.querySelector<HTMLInputElement>('input[name=quantity]')!
        field.value = quantity
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })
    expect(isDimmed()).toBeNull()
    await type('1,000')
    expect(isDimmed()).toContain('$0.52')
    await type('100')
    expect(isDimmed()).toBeNull()
    await act(async () => root.unmount())
  })
})
