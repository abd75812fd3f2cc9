import { isAsWritten } from '../../form/as-written.ts'

/** What a shopper does first: anything at all; also what voice control and extensions do without pointer and focus. */
const SIGNS = [
  ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'],
  ...['click', 'input', 'change'],
]

/** Selector of controls that do nothing, or less, without scripts. */
const PRESSED = 'button[type="button"], a[data-reveals]'

let sign: Promise<void> | null = null
let early: HTMLElement | null = null

/**
 * The first sign of a shopper on this page: something done, or a form that was changed before the scripts had come. Until then the page is a form that works by itself, and its rules need not
 * be fetched. A plain button, or a link into the form, pressed before they are there is remembered, see
 * {@link takeQueuedClick}.
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
    // Browsers may restore what was typed only once the page has loaded.
    addEventListener('pageshow', (event) => isAsWritten(document) || seen(event), { once: true })
  })
  return sign
}

/** Browsers report a move of a pointer that rests where a page appears: it comes from nowhere. */
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
