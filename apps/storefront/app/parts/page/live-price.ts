import { isAsWritten } from '../form/as-written.ts'
import { PRICED } from './live-list-marks.ts'
import { parsedPage } from './parsed-page.ts'

/**
 * Keeps the price of a server-rendered form up to date: requests it at each change, and hides it until it arrives.
 * Without this script a button requests it. SAMPLE-4.
 */
export function followPrice(form: HTMLFormElement) {
  let latest = new AbortController()
  let requested = isAsWritten(form) ? addressOf(form) : ''

  const fetchPrice = async () => {
    const address = addressOf(form)
    if (address === requested) return
    requested = address
    latest.abort()
    const { signal } = (latest = new AbortController())
    for (const priced of pricedOn(document)) priced.setAttribute('aria-busy', 'true')
    try {
      const response = await fetch(address, { signal, headers: { accept: 'text/html' } })
      if (!response.ok) throw new Error('No price came.')
      const fresh = pricedOn(await parsedPage(response))
      if (signal.aborted) return
      pricedOn(document).forEach((priced, at) => {
        const now = fresh[at]
        if (!now) return
        priced.replaceChildren(...[...now.childNodes].map((node) => document.importNode(node, true)))
        priced.removeAttribute('aria-busy')
      })
    } catch {
      // The button repeats the request, and the browser shows the error. The same quantity may be requested
      // again.
      if (!signal.aborted) requested = ''
    }
  }

  form.addEventListener('input', () => void fetchPrice())
  form.addEventListener('change', () => void fetchPrice())
  addEventListener('pageshow', () => void fetchPrice())
  void fetchPrice()
}

const pricedOn = (page: ParentNode) => [...page.querySelectorAll(`[${PRICED}]`)]

/** URL of the page with the price for a form's input. */
function addressOf(form: HTMLFormElement): string {
  const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return `${location.pathname}?${new URLSearchParams(typed)}`
}
