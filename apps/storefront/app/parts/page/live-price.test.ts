// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { followPrice } from './live-price.ts'

const page = (quantity: string) => `<form>
  <input name="quantity" value="${quantity}">
  <p data-priced>$${Number(quantity) * 5}.00</p>
</form>`

const fetchBefore = globalThis.fetch
/** Requests, which the test answers. */
const requested: { readonly quantity: string; readonly respond: (ok?: boolean) => void }[] = []
beforeEach(() => {
  requested.splice(0)
  document.body.innerHTML = page('1')
  globalThis.fetch = (address) =>
    new Promise((resolve, reject) => {
      const quantity = new URL(String(address), location.href).searchParams.get('quantity') ?? ''
      const respond = (ok = true) =>
        ok ? resolve(new Response(page(quantity))) : reject(new TypeError('Offline'))
      requested.push({ quantity, respond })
    })
})
afterEach(() => {
  globalThis.fetch = fetchBefore
})

const form = () => document.querySelector('form')!
const price = () => {
  const priced = document.querySelector('[data-priced]')!
  return priced.hasAttribute('aria-busy') ? null : priced.textContent
}
function type(quantity: string) {
  const field = document.querySelector('input')!
  field.value = quantity
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('the price of a server-rendered form (SAMPLE-4)', () => {
  it('is that of the shown quantity, or missing', async () => {
    followPrice(form())
    expect([price(), requested.length]).toEqual(['$5.00', 0])
    type('3')
    expect(price()).toBeNull()
    requested[0]?.respond()
    await expect.poll(price).toBe('$15.00')
  })

  it('is that of the latest quantity, in any order of responses', async () => {
    followPrice(form())
    type('3')
    type('4')
    requested[1]?.respond()
    await expect.poll(price).toBe('$20.00')
    requested[0]?.respond()
    await new Promise((resolve) => queueMicrotask(() => resolve(null)))
    expect(price()).toBe('$20.00')
  })

  it('is requested at once if the quantity was typed before the script arrived (FLOW-14)', async () => {
    document.querySelector('input')!.value = '2'
    followPrice(form())
    expect([price(), requested[0]?.quantity]).toEqual([null, '2'])
    requested[0]?.respond()
    await expect.poll(price).toBe('$10.00')
  })

  it('is hidden while there is no response, and requested again', async () => {
    followPrice(form())
    type('3')
    requested[0]?.respond(false)
    await expect
      .poll(() => {
        document.querySelector('input')!.dispatchEvent(new Event('change', { bubbles: true }))
        return requested.length
      })
      .toBe(2)
    expect(price()).toBeNull()
    requested[1]?.respond()
    await expect.poll(price).toBe('$15.00')
  })
})
