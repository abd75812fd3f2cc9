/** Attributes of a file field: maximum size in bytes, and the message for a larger file. */
export const LARGEST = 'data-largest-file'
export const TOO_LARGE = 'data-too-large'

/** Reports a file that is too large at its field before anything is sent, so that the form keeps its input. FILE-1. */
export function checkLargestFile(page: Document) {
  page.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.hasAttribute(LARGEST)) return
    const most = Number(target.getAttribute(LARGEST))
    const isTooLarge = [...(target.files ?? [])].some(({ size }) => size > most)
    target.setCustomValidity(isTooLarge ? (target.getAttribute(TOO_LARGE) ?? '') : '')
    if (isTooLarge) target.reportValidity()
  })
}
