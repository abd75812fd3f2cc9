/** What a shopper does first: anything at all. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const

let sign: Promise<HTMLElement | null> | null = null

/**
 * The first sign of a shopper on this page: resolves to the plain button they pressed, if that was it, so that the press
 * is not lost. Until then the page is a form that works by itself, and its rules need not be fetched.
 */
export function firstSign(): Promise<HTMLElement | null> {
  sign ??= new Promise((resolve) => {
    const seen = (event: Event) => {
      for (const name of SIGNS) removeEventListener(name, seen, true)
      resolve(event.type === 'pointerdown' ? buttonAt(event.target) : null)
    }
    for (const name of SIGNS) addEventListener(name, seen, { capture: true, passive: true })
  })
  return sign
}

const buttonAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null
