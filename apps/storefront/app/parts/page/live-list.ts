import { controlsIn, isBox, isChanged } from '../form/as-written.ts'
import { IN_PLACE, LIVE_LIST } from './live-list-marks.ts'
import { parsedPage } from './parsed-page.ts'

/**
 * Updates a list of products in place: fetches the page of its form or link, and changes only the differences. Focus,
 * open menus and scroll position stay. Without this script each is a page of its own.
 */
export function enliven(list: HTMLElement) {
  let shown = location.search
  let latest = new AbortController()

  const show = async (address: URL) => {
    latest.abort()
    const { signal } = (latest = new AbortController())
    shown = address.search
    list.setAttribute('aria-busy', 'true')
    try {
      const response = await fetch(address, { signal, headers: { accept: 'text/html' } })
      const fresh = await parsedPage(response)
      const now = fresh.querySelector(`[${LIVE_LIST}]`)
      if (!response.ok || now === null) throw new Error('No list came.')
      if (signal.aborted) return
      const hadFocus = list.contains(document.activeElement)
      bringUpToDate(list, now)
      if (hadFocus && !list.contains(document.activeElement)) list.focus({ preventScroll: true })
    } catch {
      // On any failure the browser shows the page itself.
      if (!signal.aborted) location.assign(address)
    }
  }

  const goTo = (address: URL) => {
    history.pushState(null, '', address)
    void show(address)
  }

  list.addEventListener('change', ({ target }) => {
    const form = target instanceof HTMLInputElement ? target.form : null
    if (form) goTo(addressOf(form))
  })
  // Choices made before this script loaded, or restored by the browser after the page loaded. FLOW-14.
  const showChosen = () => {
    const chosen = controlsIn(list).find((control) => isBox(control) && isChanged(control))
    const address = chosen?.form ? addressOf(chosen.form) : null
    if (address !== null && address.search !== shown) goTo(address)
  }
  showChosen()
  addEventListener('pageshow', showChosen, { once: true })
  // Choices apply at once; the button only closes its menu.
  list.addEventListener('submit', (event) => {
    event.preventDefault()
    closeMenus(list)
  })
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a') : null
    if (!link?.hasAttribute(IN_PLACE) || isForBrowser(event)) return
    event.preventDefault()
    goTo(new URL(link.href))
  })
  addEventListener('popstate', () => {
    if (location.search !== shown) void show(new URL(location.href))
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('details')) closeMenus(list)
  })
}

const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

const closeMenus = (list: HTMLElement) =>
  list.querySelectorAll('details[open]').forEach((menu) => menu.removeAttribute('open'))

/** URL of a form's result. */
function addressOf(form: HTMLFormElement): URL {
  const chosen = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const address = new URL(location.pathname, location.href)
  address.search = new URLSearchParams(chosen).toString()
  return address
}

/** Elements replaced as a whole: an old picture must not remain under a new name. */
const WHOLE = new Set(['PICTURE', 'IMG', 'svg'])

/** Updates an element and keeps the descendants that still exist. */
function bringUpToDate(before: Element, now: Element) {
  // Keep open what the shopper has opened.
  for (const { name } of [...before.attributes])
    if (!now.hasAttribute(name) && name !== 'open') before.removeAttribute(name)
  for (const { name, value } of now.attributes)
    if (before.getAttribute(name) !== value) before.setAttribute(name, value)
  if (before instanceof HTMLInputElement) before.checked = now.hasAttribute('checked')
  const [old, fresh] = [[...before.childNodes], [...now.childNodes]]
  old.slice(fresh.length).forEach((node) => node.remove())
  fresh.forEach((node, at) => {
    const there = old[at]
    if (there === undefined) before.append(document.importNode(node, true))
    else if (there.isEqualNode(node) && !(node instanceof Element)) return
    else if (there instanceof Element && node instanceof Element && isSame(there, node))
      bringUpToDate(there, node)
    else there.replaceWith(document.importNode(node, true))
  })
}

const isSame = (before: Element, now: Element) =>
  before.tagName === now.tagName && (!WHOLE.has(before.tagName) || before.isEqualNode(now))
