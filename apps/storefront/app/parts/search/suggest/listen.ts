/** Marks a search field with suggestions; its value is the URL that returns them. */
export const SUGGESTS = 'data-suggests'

/**
 * Fetches the suggestions' script when a search field gets the focus. Works with or without React on the page; without
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
    // Offline, or the shop was rebuilt in the meantime: the field stays plain.
    attach(target).catch(() => attached.delete(target))
  }
  page.addEventListener('focusin', ({ target }) => focused(target))
  focused(page.activeElement)
}
