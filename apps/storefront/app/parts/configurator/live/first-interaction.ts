import { isAsWritten } from '../../form/as-written.ts'

/**
 * Events that count as an interaction, including those from voice control and extensions, which need no pointer or
 * focus.
 */
const SIGNS = [
  ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'],
  ...['click', 'input', 'change'],
]

/** Selector of controls that do little or nothing without scripts. */
const PRESSED = 'button[type="button"], a[data-reveals]'

let sign: Promise<void> | null = null
let early: HTMLElement | null = null

/**
 * Resolves on the first interaction with this page, or at once if a form was changed before the scripts arrived. Until
 * then the page is a plain form and doesn't fetch the rules. A click on a plain button or on a link into the form before
 * hydration is kept for {@link takeQueuedClick}.
 */
export function onFirstInteraction(): Promise<void> {
  sign ??= new Promise((resolve) => {
    addEventListener('click', remember, true)
    if (!isAsWritten(document)) return resolve()
    const seen = (event: Event) => {
      if (isPointerAtRest(event)) return
      for (const name of SIGNS) removeEventListener(name, seen, true)
      resolve()
    }
    for (const name of SIGNS) addEventListener(name, seen, { capture: true, passive: true })
    // Browsers may restore input only after the page has loaded.
    addEventListener('pageshow', (event) => isAsWritten(document) || seen(event), { once: true })
  })
  return sign
}

/** Browsers report a pointer at rest on a new page as a move without a distance. */
function isPointerAtRest(event: Event): boolean {
  return event.type === 'pointermove' && event instanceof PointerEvent && !event.movementX && !event.movementY
}

/** Returns, once, the control pressed before hydration, whose press has yet to be replayed. */
export function takeQueuedClick(): HTMLElement | null {
  removeEventListener('click', remember, true)
  const pressed = early
  early = null
  return pressed
}

function remember({ target }: Event) {
  early = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null
}
