import type { Box } from '@kisscut/artwork/geometry'
import type { Canvas } from './canvas.ts'
import { TRUE_SCALE, nextStop } from './zoom-level.ts'

/** Zoom by buttons and keys. */
export interface Zoom {
  in(): void
  out(): void
  whole(): void
  trueSize(): void
  /** Brings a box of inches into view. */
  reveal(box: Box): void
  /** Brings a box into view at a size that can be inspected. */
  closeUp(box: Box): void
}

export const zoomOf = (canvas: () => Canvas | null): Zoom => {
  const step = (direction: 'in' | 'out') => {
    const shown = canvas()
    shown?.zoom(nextStop(shown.viewport().scale, direction))
  }
  return {
    in: () => step('in'),
    out: () => step('out'),
    whole: () => canvas()?.zoom(null),
    trueSize: () => canvas()?.zoom(TRUE_SCALE),
    reveal: (box) => canvas()?.reveal(box),
    closeUp: (box) => canvas()?.closeUp(box),
  }
}

/** Pixels of wheel movement that double the scale. */
const WHEEL_DOUBLES = 300

/**
 * Zooms about the pointer with Ctrl and the wheel, or a pinch on a touchpad; a plain wheel is left to the browser, which scrolls
 * the canvas, then the page. Returns a function that stops listening.
 */
export function followWheel(host: HTMLElement, canvas: Canvas): () => void {
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : 1)
    const box = canvas.svg.getBoundingClientRect()
    const at = { x: event.clientX - box.left, y: event.clientY - box.top }
    canvas.zoom(canvas.viewport().scale * 2 ** (-pixels / WHEEL_DOUBLES), at)
  }
  host.addEventListener('wheel', onWheel, { passive: false })
  return () => host.removeEventListener('wheel', onWheel)
}

/** While Space is down over the canvas, or with the focus on it, pointers pan the canvas, whatever their target. */
export function followSpace(host: HTMLElement) {
  let isDown = false
  const setDown = (to: boolean) => {
    isDown = to
    host.toggleAttribute('data-pans', to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.code !== 'Space') return
    const { activeElement, body } = document
    if (activeElement !== host && !(activeElement === body && host.matches(':hover'))) return
    event.preventDefault()
    setDown(true)
  }
  const onKeyUp = (event: KeyboardEvent) => event.code === 'Space' && setDown(false)
  const onBlur = () => setDown(false)
  addEventListener('keydown', onKeyDown)
  addEventListener('keyup', onKeyUp)
  addEventListener('blur', onBlur)
  return {
    isDown: () => isDown,
    stop: () => {
      removeEventListener('keydown', onKeyDown)
      removeEventListener('keyup', onKeyUp)
      removeEventListener('blur', onBlur)
    },
  }
}
