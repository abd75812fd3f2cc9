/** Attributes of a file field: the bytes a file may have, and what is wrong with a larger one. */
export const LARGEST = 'data-largest-file'
export const TOO_LARGE = 'data-too-large'

/** Tells a file that is too large at its field, before any of it is sent: the form keeps what was typed. FILE-1. */
export function checkLargestFile(page: Document) {
  page.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.hasAttribute(LARGEST)) return
    const most = Number(target.getAttribute(LARGEST))
    const isTooLarge = [...(target.files ?? [])].some(({ size }) => size > most)
    target.setCustomValidity(isTooLarge ? (target.getAttribute(TOO_LARGE) ?? '') : '')
    if (isTooLarge) target.reportValidity()
  })
}
