// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enliven } from './live-list.ts'

const listOf = (chosen: readonly string[]) => `
  <section data-live-list>
    <form>
      ${['matte', 'gloss']
        .map(
          (finish) =>
            `<input type="checkbox" name="finish" value="${finish}" ${chosen.includes(finish) ? 'checked' : ''}>`,
        )
        .join('')}
      <button type="submit">Show</button>
    </form>
    <p>${chosen.length === 0 ? 'everything' : chosen.join()}</p>
  </section>`

/** A shop whose list depends on the address. */
const requested: string[] = []
beforeEach(() => {
  history.replaceState(null, '', '/labels/')
  vi.stubGlobal('fetch', async (address: URL) => {
    requested.push(address.search)
    return new Response(listOf(address.searchParams.getAll('finish')), {
      headers: { 'content-type': 'text/html' },
    })
  })
})
afterEach(() => {
  requested.length = 0
  vi.unstubAllGlobals()
})

const opened = (change: (box: HTMLInputElement) => void = () => undefined) => {
  document.body.innerHTML = listOf([])
  change(document.querySelector('input[value=gloss]')!)
  enliven(document.querySelector('section')!)
  return () => document.querySelector('p')?.textContent
}

it('a list shows the choices made before its script arrived, at their own address (FLOW-14)', async () => {
  const shown = opened((box) => box.click())
  window.dispatchEvent(new Event('pageshow'))
  await expect.poll(shown).toBe('gloss')
  expect(location.search).toBe('?finish=gloss')
  expect(requested).toEqual(['?finish=gloss'])
})

it('a list shows the choices that the browser restores after loading (FLOW-14)', async () => {
  const shown = opened()
  expect(requested).toEqual([])
  document.querySelector<HTMLInputElement>('input[value=gloss]')!.checked = true
  window.dispatchEvent(new Event('pageshow'))
  await expect.poll(shown).toBe('gloss')
})
