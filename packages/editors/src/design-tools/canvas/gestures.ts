import { selectingIn, unitAt } from '@kisscut/machines/canvas'
import { elementAt, inchesAt, type Canvas, type CanvasListener } from '../../canvas/index.ts'

/** Position of a menu request, in pixels of the window. */
export interface MenuRequest {
  readonly x: number
  readonly y: number
}

interface Listener extends CanvasListener {
  /** A double click or tap on an element. */
  readonly onOpen?: (element: string) => void
  /** A right click, or a long press. Its target has been selected. */
  readonly onMenu?: (at: MenuRequest) => void
}

/** Duration of a long press in milliseconds, and the distance in pixels it may move. */
const LONG = 550
const STILL = 8
/**
 * Time in milliseconds between two clicks or taps on the same element that count as a double one. The browser counts none,
 * because dragged elements are lifted above the others.
 */
const DOUBLE = 400

/** Handles clicks, taps and long presses besides dragging. Returns a function that stops listening. */
export function followGestures(canvas: Canvas, { context, send, onOpen, onMenu }: Listener): () => void {
  const { svg } = canvas
  let resting: ReturnType<typeof setTimeout> | undefined
  let pressed: { readonly x: number; readonly y: number } | null = null
  let tapped: { readonly id: string; readonly at: number } | null = null

  const under = ({ clientX, clientY }: MouseEvent): string | null => {
    const box = svg.getBoundingClientRect()
    return elementAt(context(), inchesAt(canvas.viewport(), clientX - box.left, clientY - box.top))
  }
  const request = (event: MouseEvent) => {
    const id = under(event)
    const selecting = selectingIn(context())
    const { selection } = selecting
    if (id !== null && !selection.includes(id))
      send({ type: 'selection.changed', ids: unitAt(selecting, id) })
    if (id === null && selection.length > 0) send({ type: 'selection.changed', ids: [] })
    onMenu?.({ x: event.clientX, y: event.clientY })
  }
  const stay = () => {
    clearTimeout(resting)
    pressed = null
  }
  const down = (event: PointerEvent) => {
    stay()
    if (!event.isPrimary || event.button !== 0) return
    pressed = { x: event.clientX, y: event.clientY }
    if (event.pointerType !== 'touch') return
    resting = setTimeout(() => {
      pressed = null
      tapped = null
      send({ type: 'pointer.cancelled' })
      request(event)
    }, LONG)
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > STILL) stay()
  }
  const up = (event: PointerEvent) => {
    const isTap = pressed !== null
    stay()
    if (!isTap) return
    const id = under(event)
    const isDouble = id !== null && tapped?.id === id && event.timeStamp - tapped.at < DOUBLE
    tapped = id === null || isDouble ? null : { id, at: event.timeStamp }
    if (isDouble) onOpen?.(id)
  }
  const menu = (event: MouseEvent) => {
    if (!onMenu) return
    event.preventDefault()
    stay()
    request(event)
  }
  const listeners = {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: stay,
    contextmenu: menu,
  } as const
  for (const [name, listener] of Object.entries(listeners))
    svg.addEventListener(name, listener as EventListener)
  return () => {
    clearTimeout(resting)
    for (const [name, listener] of Object.entries(listeners))
      svg.removeEventListener(name, listener as EventListener)
  }
}
