import { controlsIn, isBox, isChanged } from '../form/as-written.ts'
import { IN_PLACE, LIVE_LIST } from './live-list-marks.ts'
import { parsedPage } from './parsed-page.ts'

/**
 * A list of products that is chosen from without leaving the page: what its form or a link of it asks for is fetched, and only
 * what differs is changed. Focus, open menus and the place on the page stay. Without this script each is a page of its own.
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
      // Whatever went wrong, the browser shows it better.
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
  // What is chosen is applied at once; the button only closes its menu.
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

/** Where a form of this page would lead. */
function addressOf(form: HTMLFormElement): URL {
  const chosen = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const address = new URL(location.pathname, location.href)
  address.search = new URLSearchParams(chosen).toString()
  return address
}

/** Replaced as a whole: the old picture must not stand under the new name. */
const WHOLE = new Set(['PICTURE', 'IMG', 'svg'])

/** Changes an element to what it is now, and keeps every element that is still there. */
function bringUpToDate(before: Element, now: Element) {
  // What the shopper has opened stays open.
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
