/** Marks a form that is sent as the browser sends it. */
export const SENT_ONCE = 'data-sent-once'

/** Milliseconds after which a form may be sent again: by then whoever tries again means it. */
const AGAIN_AFTER = 10_000

/** Of two clicks on the button of such a form only the first sends it. CONTACT-4. */
export function sendFormsOnce(page: Document) {
  const sent = new WeakMap<HTMLFormElement, number>()
  page.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute(SENT_ONCE)) return
    const before = sent.get(form)
    if (before !== undefined && event.timeStamp - before < AGAIN_AFTER) event.preventDefault()
    else sent.set(form, event.timeStamp)
  })
  // A page left by a submit works again when the shopper returns to it.
  page.defaultView?.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of page.forms) sent.delete(form)
  })
}
