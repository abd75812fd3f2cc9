// @vitest-environment jsdom
import { createProduct, defaultConfiguration } from '@kisscut/core/product'
import { useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { keepTyped } from '../../form/typed-before.ts'
import { useFormBefore } from './use-form-before.ts'

const PRODUCT = createProduct({ name: 'Decal', currency: 'USD', materials: [{ id: 'film' }] })
const BEFORE = defaultConfiguration(PRODUCT)

/** A form beside a choice of pictures that no form sends. */
function Page() {
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState('plain')
  useFormBefore(form, PRODUCT, BEFORE, 'en-US', () => undefined)
  return (
    <form ref={form}>
      {['plain', 'door'].map((each) => (
        <input
          key={each}
          type="radio"
          name="picture"
          form="pictures"
          value={each}
          checked={shown === each}
          onChange={() => setShown(each)}
        />
      ))}
      <output>{shown}</output>
    </form>
  )
}

it('a page shows the picture that was chosen before hydration (FLOW-14)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Page />)
  vi.restoreAllMocks()
  document.body.replaceChildren(place)
  place.querySelector<HTMLInputElement>('[value=door]')!.click()
  keepTyped(place)
  const root = hydrateRoot(place, <Page />)
  await expect.poll(() => place.querySelector('output')?.textContent).toBe('door')
  expect(place.querySelector<HTMLInputElement>('[value=door]')!.checked).toBe(true)
  root.unmount()
})
