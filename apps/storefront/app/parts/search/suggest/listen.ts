/** Marks a search field that suggests while somebody types; its value is the address it asks. */
export const SUGGESTS = 'data-suggests'

/**
 * Fetches what suggests once a search field has the focus: pages carry none of it. With or without React on the page; without
 * scripts the field is a plain form. FIND-5.
 */
export function suggestWhileTyping(page: Document) {
  const attached = new WeakSet<Element>()
  const attach = async (field: HTMLInputElement) => {
    attached.add(field)
    const { attachSuggestions } = await import('./attach.ts')
    attachSuggestions(field, field.getAttribute(SUGGESTS) ?? '')
  }
  const focused = (target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement) || !target.hasAttribute(SUGGESTS) || attached.has(target))
      return
    // Offline, or the shop was rebuilt meanwhile: the field stays what it is.
    attach(target).catch(() => attached.delete(target))
  }
  page.addEventListener('focusin', ({ target }) => focused(target))
  focused(page.activeElement)
}
