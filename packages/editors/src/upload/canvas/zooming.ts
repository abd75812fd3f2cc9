import { nextStop, TRUE_SCALE } from './lens.ts'
import type { Box } from '@kisscut/artwork/geometry'
import type { Canvas } from './canvas.ts'

/** Looking closer and further, as buttons and keys ask for it. */
export interface Zoom {
  closer(): void
  further(): void
  whole(): void
  trueSize(): void
  /** Brings a box of inches into view. */
  reveal(box: Box): void
}

export const zoomOf = (canvas: () => Canvas | null): Zoom => {
  const step = (direction: 'closer' | 'further') => {
    const laid = canvas()
    laid?.look(nextStop(laid.window().scale, direction))
  }
  return {
    closer: () => step('closer'),
    further: () => step('further'),
    whole: () => canvas()?.look(null),
    trueSize: () => canvas()?.look(TRUE_SCALE),
    reveal: (box) => canvas()?.reveal(box),
  }
}

/** What the keyboard does to the look, while the mat has the focus. */
export const ZOOM_KEYS: Readonly<Record<string, Exclude<keyof Zoom, 'reveal'>>> = {
  z: 'closer',
  Z: 'further',
  '0': 'whole',
  '1': 'trueSize',
}

/** How many pixels of wheel make it twice as large. */
const WHEEL_DOUBLES = 300

/**
 * Ctrl and the wheel, or a pinch on a touchpad, zoom about the pointer; a wheel alone is left to the browser, which
 * scrolls the mat while there is more of it, then the page. Gives a way to stop listening.
 */
export function followWheel(host: HTMLElement, canvas: Canvas): () => void {
  const turned = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : 1)
    const box = canvas.svg.getBoundingClientRect()
    const at = { x: event.clientX - box.left, y: event.clientY - box.top }
    canvas.look(canvas.window().scale * 2 ** (-pixels / WHEEL_DOUBLES), at)
  }
  host.addEventListener('wheel', turned, { passive: false })
  return () => host.removeEventListener('wheel', turned)
}

/** While Space is down over the mat, or with the focus on it, pointers take hold of the mat itself. */
export function followSpace(host: HTMLElement) {
  let isDown = false
  const hold = (to: boolean) => {
    isDown = to
    host.toggleAttribute('data-takes-mat', to)
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.code !== 'Space') return
    const { activeElement, body } = document
    if (activeElement !== host && !(activeElement === body && host.matches(':hover'))) return
    event.preventDefault()
    hold(true)
  }
  const released = (event: KeyboardEvent) => event.code === 'Space' && hold(false)
  const left = () => hold(false)
  addEventListener('keydown', pressed)
  addEventListener('keyup', released)
  addEventListener('blur', left)
  return {
    isDown: () => isDown,
    stop: () => {
      removeEventListener('keydown', pressed)
      removeEventListener('keyup', released)
      removeEventListener('blur', left)
    },
  }
}
