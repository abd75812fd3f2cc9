import { isAsWritten } from '../form/as-written.ts'
import { PRICED } from './live-list-marks.ts'
import { parsedPage } from './parsed-page.ts'

/**
 * The price of a form that the server writes, for what stands in the form now: it is asked for at each change, and until it has come,
 * or where it doesn't come, none is shown. Without this script a button asks for it. SAMPLE-4.
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
      // The button asks again, and the browser says what is wrong. An unanswered request may be repeated.
      if (!signal.aborted) requested = ''
    }
  }

  form.addEventListener('input', () => void fetchPrice())
  form.addEventListener('change', () => void fetchPrice())
  addEventListener('pageshow', () => void fetchPrice())
  void fetchPrice()
}

const pricedOn = (page: ParentNode) => [...page.querySelectorAll(`[${PRICED}]`)]

/** The page with the price of what stands in a form. */
function addressOf(form: HTMLFormElement): string {
  const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return `${location.pathname}?${new URLSearchParams(typed)}`
}
