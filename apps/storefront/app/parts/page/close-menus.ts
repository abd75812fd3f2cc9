/** Marks a `<details>` that Escape closes. */
export const CLOSES_ON_ESCAPE = 'data-closes-on-escape'

/** Closes the focused menu on Escape and returns the focus to its button, with or without React on the page. */
export function closeMenusOnEscape(page: Document) {
  page.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape' || !(target instanceof Element)) return
    const menu = target.closest<HTMLDetailsElement>(`details[${CLOSES_ON_ESCAPE}][open]`)
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
