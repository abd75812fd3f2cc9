/** Marks a form whose double clicks are ignored. */
export const SENT_ONCE = 'data-sent-once'

/** Milliseconds after which a form may be sent again: a later click is intended. */
const AGAIN_AFTER = 10_000

/** Sends such a form only on the first of two clicks. CONTACT-4. */
export function sendFormsOnce(page: Document) {
  const sent = new WeakMap<HTMLFormElement, number>()
  page.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute(SENT_ONCE)) return
    const before = sent.get(form)
    if (before !== undefined && event.timeStamp - before < AGAIN_AFTER) event.preventDefault()
    else sent.set(form, event.timeStamp)
  })
  // A page restored by Back can submit again.
  page.defaultView?.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of page.forms) sent.delete(form)
  })
}
