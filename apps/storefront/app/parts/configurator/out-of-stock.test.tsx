// @vitest-environment jsdom
import { createProduct, type Product } from '@kisscut/core/product'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ConfiguratorRoot } from './live/configurator-root.tsx'
import { STICKER, stickerData } from './testing/sticker-data.ts'

/** The form's submit buttons in the server's HTML: whether each is enabled. */
function waysOn(stock: Pick<Product, 'remainingStock' | 'allowBackorders'>): readonly boolean[] {
  const data = stickerData(createProduct({ ...STICKER, ...stock }))
  // React warns about layout effects on a server; the shop's server build has none.
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = document.createElement('div')
  page.innerHTML = renderToString(<ConfiguratorRoot data={data} SampleChoice={null} />)
  silent.mockRestore()
  const buttons = page.querySelectorAll<HTMLButtonElement>('button[type=submit][formmethod=post]')
  return [...buttons].map(({ disabled }) => !disabled)
}

it("a form can't be sent when sold out, and can where another quantity is available or backorders are allowed (STOCK-3)", () => {
  const open = waysOn({ remainingStock: null, allowBackorders: false })
  expect(open.length).toBeGreaterThan(0)
  expect(open).not.toContain(false)
  expect(waysOn({ remainingStock: 0, allowBackorders: false })).toEqual(open.map(() => false))
  expect(waysOn({ remainingStock: 3, allowBackorders: false })).toEqual(open)
  expect(waysOn({ remainingStock: 0, allowBackorders: true })).toEqual(open)
})
