// @vitest-environment jsdom
import { quoteProduct } from '@kisscut/core/price'
import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { createProduct, type ToolType } from '@kisscut/core/product'
import type { ProductPage } from '@kisscut/shop'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { FinalizeForm } from './finalize-form.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// jsdom doesn't scroll.
Element.prototype.scrollIntoView = () => undefined

type Props = Parameters<typeof FinalizeForm>[0]

/** Renders the form for a product of a tool, and runs `look` while it is shown. */
async function whileShown<T>(
  toolType: ToolType,
  look: (place: HTMLElement) => T,
  {
    isInCart = false,
    dpi = null,
    failure,
  }: Partial<Pick<Props, 'isInCart' | 'failure'>> & { dpi?: number | null } = {},
): Promise<T> {
  const product = createProduct({ name: 'Door', currency: 'USD', toolType, materials: [{ id: 'film' }] })
  const configuration = { materialId: 'film', width: '2', height: '2', quantity: '1', options: [] }
  const production = { standard: null, rush: null } as unknown as ProductPage['production']
  const configured = {
    ...{ dpi, rules: DEFAULT_PRINT_RULES, revision: 1, instructions: '' },
    ...{ lowResolutionChoice: null, proofApproval: 'as_is' },
  }
  const quote = quoteProduct(product, configuration)
  const page = { product, configuration, quote, configured, production, priceSchedule: null, currency: 'USD' }
  const Component = () => (
    <FinalizeForm
      page={page as unknown as Props['page']}
      isInCart={isInCart}
      isChecked
      idempotencyKey="once"
      failure={failure}
      around={(form) => form}
    />
  )
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const router = createMemoryRouter([{ path: '/', Component }])
  await act(async () => root.render(<RouterProvider router={router} />))
  const seen = look(place)
  await act(async () => root.unmount())
  place.remove()
  return seen
}

/** The texts of the form. */
const textOf = (toolType: ToolType, isInCart = false) =>
  whileShown(toolType, (place) => place.textContent, { isInCart })

describe('the texts for a product on finalize', () => {
  it('say that lettering is cut, and never that it is printed (LET-13)', async () => {
    const text = await textOf('lettering')
    expect(text).toContain('Cut as is')
    expect(text).toContain('We don’t cut until you approve it')
    expect(text).toContain('Notes for the cutting team')
    expect(text).not.toMatch(/print/i)
  })

  it('say that everything else is printed (PROD-2)', async () => {
    const text = await textOf('upload')
    expect(text).toContain('Print as is')
    expect(text).toContain('We don’t print until you approve it')
    expect(text).toContain('Notes for the print team')
  })

  it('say that the cart is updated where the product is in it (CART-5)', async () => {
    expect(await textOf('upload')).toContain('Add to cart')
    const text = await textOf('upload', true)
    expect(text).toContain('Update the cart')
    expect(text).not.toContain('Add to cart')
  })

  it("name missing choices in the shop's words rather than the browser's, and focus them (ERR-3)", async () => {
    const failure = { response: { errors: { low_resolution_choice: ['Choose whether we fix it.'] } } }
    const look = (place: HTMLElement) => [
      place.querySelector('form')?.noValidate,
      place.textContent?.includes('Choose whether we fix it.'),
      document.activeElement?.getAttribute('name'),
    ]
    expect(await whileShown('upload', look, { dpi: 20, failure })).toEqual([
      true,
      true,
      'lowResolutionChoice',
    ])
  })
})
