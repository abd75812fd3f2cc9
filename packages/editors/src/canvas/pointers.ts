import { boundsOf } from '@kisscut/artwork/placement'
import {
  selectable,
  selectingIn,
  unitAt,
  type CanvasContext,
  type CanvasEvent,
  type Corner,
  type Pair,
  type Point,
} from '@kisscut/machines/canvas'
import type { Canvas } from './canvas.ts'
import { inchesAt } from './viewport.ts'

/** Distance in pixels within which a dragged element snaps to a line. EDIT-15. */
const SNAP_DISTANCE = 6

/** Keys that turn snapping off during a drag. */
const isFree = ({ altKey, ctrlKey, metaKey }: PointerEvent): boolean => altKey || ctrlKey || metaKey

interface Listener {
  readonly context: () => CanvasContext
  readonly send: (event: CanvasEvent) => void
  /** Whether the next press pans the canvas, whatever its target. */
  readonly pans: () => boolean
}

/** The target of a pointer: a handle of the selection, or an element. */
interface Grab {
  readonly handle: string
  readonly element: string | null
}

/**
 * Translates pointer input on the canvas into events of its machine or changes of the view, depending on the target. One pointer
 * on an element or a handle drags, scales or rotates; two fingers on an element pinch it. Elsewhere a mouse pans the canvas and
 * two fingers zoom it, while one finger scrolls the page. Returns a function that stops listening.
 */
export function followPointers(canvas: Canvas, { context, send, pans }: Listener): () => void {
  const { svg } = canvas
  const fingers = new Map<number, Point>()
  let held: 'selection' | 'view' | null = null
  let pinch: { readonly pair: Pair; readonly scale: number } | null = null

  const at = (event: PointerEvent): Point => {
    const box = svg.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const inInches = ({ x, y }: Point) => inchesAt(canvas.viewport(), x, y)
  const pairOf = (): Pair | null => {
    const [a, b] = fingers.values()
    return a && b ? [a, b] : null
  }
  const select = (grab: Grab | null, isAdded = false) => {
    const selecting = selectingIn(context())
    const { selection } = selecting
    const ids = selectionAfter(selection, grab, isAdded, (id) => unitAt(selecting, id))
    if (ids !== selection) send({ type: 'selection.changed', ids })
  }
  const two = (pair: Pair, grab: Grab | null) => {
    const inside = grab ? null : elementAt(context(), inInches(middleOf(pair)))
    const under = grab ?? (inside === null ? null : { handle: 'move', element: inside })
    const isOnElement = held === 'selection' || under !== null
    if (held !== 'selection' && under) select(under)
    held = isOnElement ? 'selection' : 'view'
    pinch = { pair, scale: canvas.viewport().scale }
    for (const id of fingers.keys()) svg.setPointerCapture(id)
    if (isOnElement) send({ type: 'pinch.began', at: [inInches(pair[0]), inInches(pair[1])] })
  }
  const one = (event: PointerEvent, grab: Grab | null) => {
    if (grab) held = 'selection'
    else if (event.pointerType !== 'touch') held = 'view'
    else return
    svg.setPointerCapture(event.pointerId)
    if (event.button === 0 && !pans()) select(grab, event.shiftKey)
    if (grab) send(began(grab, inInches(at(event))))
  }
  const down = (event: PointerEvent) => {
    const isMiddle = event.button === 1
    if ((event.button !== 0 && !isMiddle) || fingers.size === 2) return
    const grab = isMiddle || pans() ? null : grabOf(event.target)
    fingers.set(event.pointerId, at(event))
    const pair = pairOf()
    if (pair) two(pair, grab)
    else one(event, grab)
  }
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (!before || !held) return
    const now = at(event)
    fingers.set(event.pointerId, now)
    const pair = pairOf()
    if (held === 'selection')
      send(
        pair
          ? { type: 'fingers.moved', at: [inInches(pair[0]), inInches(pair[1])] }
          : {
              type: 'pointer.moved',
              at: inInches(now),
              reach: isFree(event) ? 0 : SNAP_DISTANCE / canvas.viewport().scale,
              isHeld: event.shiftKey,
            },
      )
    else if (pair && pinch) {
      const from = middleOf(pair.map((each) => (each === now ? before : each)) as unknown as Pair)
      canvas.zoom((pinch.scale * distance(pair)) / (distance(pinch.pair) || 1), from, middleOf(pair))
    } else canvas.pan({ x: now.x - before.x, y: now.y - before.y })
  }
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return
    const isCancelled = event.type === 'pointercancel'
    if (held === null && !isCancelled) select(null)
    const [left] = fingers.values()
    if (held === 'selection') {
      send({ type: isCancelled ? 'pointer.cancelled' : 'pointer.released' })
      if (left) send({ type: 'drag.began', at: inInches(left) })
    }
    if (!left) held = null
  }
  /** One finger outside the elements may scroll the page; grabbed elements and two fingers belong to the canvas. */
  const claim = (event: TouchEvent) => {
    if ((event.touches.length > 1 || grabOf(event.target)) && event.cancelable) event.preventDefault()
  }
  const preventAutoscroll = (event: MouseEvent) => event.button === 1 && event.preventDefault()

  const listeners = {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: up,
    touchstart: claim,
    mousedown: preventAutoscroll,
  } as const
  for (const [name, listener] of Object.entries(listeners))
    svg.addEventListener(name, listener as EventListener, { passive: false })
  return () => {
    for (const [name, listener] of Object.entries(listeners))
      svg.removeEventListener(name, listener as EventListener)
  }
}

function grabOf(target: EventTarget | null): Grab | null {
  if (!(target instanceof Element)) return null
  const handle = target.getAttribute('data-grab')
  return handle === null ? null : { handle, element: target.getAttribute('data-element') }
}

/**
 * The selection after a press: the grabbed element with its group, added or removed with Shift; empty after a press elsewhere.
 * `unitOf`: everything an element is selected with.
 */
export function selectionAfter(
  selection: readonly string[],
  grab: Grab | null,
  isAdded: boolean,
  unitOf: (id: string) => readonly string[],
): readonly string[] {
  if (!grab) return selection.length === 0 ? selection : []
  const { element } = grab
  if (element === null) return selection
  const isSelected = selection.includes(element)
  if (!isAdded) return isSelected ? selection : unitOf(element)
  const unit = unitOf(element)
  const others = selection.filter((id) => !unit.includes(id))
  return isSelected ? others : [...others, ...unit]
}

/** The id of the uppermost element whose upright box contains a point in inches; null for none. */
export function elementAt({ history, side }: CanvasContext, { x, y }: Point): string | null {
  const under = selectable(history.present, side).findLast((element) => {
    const box = boundsOf(element)
    return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height
  })
  return under?.id ?? null
}

const middleOf = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = ([a, b]: Pair): number => Math.hypot(b.x - a.x, b.y - a.y)

/** The gesture that a grab begins. */
function began({ handle }: Grab, at: Point): CanvasEvent {
  if (handle === 'rotate') return { type: 'rotate.began', at }
  const corner = /^scale:([0-3])$/.exec(handle)?.[1]
  return corner === undefined
    ? { type: 'drag.began', at }
    : { type: 'scale.began', at, corner: Number(corner) as Corner }
}
