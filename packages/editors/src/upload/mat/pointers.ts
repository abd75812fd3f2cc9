import { cornersOf, type Placement } from '@kisscut/artwork/placement'
import type { PlacingEvent, Point } from '@kisscut/machines/placing'
import type { Mat } from './mat.ts'
import { inchesAt } from './window.ts'

interface Listener {
  readonly placement: () => Placement | null
  readonly send: (event: PlacingEvent) => void
  /** The mat was pressed: on the artwork or its handles, or beside them. */
  readonly touched: (onArtwork: boolean) => void
}

/**
 * Turns what pointers do on the mat into events of the placing machine: one pointer drags, scales or turns by what it
 * grabbed, a second finger makes it a pinch. Gives a way to stop listening.
 */
export function followPointers({ svg, window }: Mat, { placement, send, touched }: Listener): () => void {
  const fingers = new Map<number, Point>()
  const at = (event: PointerEvent): Point => {
    const box = svg.getBoundingClientRect()
    return inchesAt(window(), event.clientX - box.left, event.clientY - box.top)
  }
  const two = (): readonly [Point, Point] | null => {
    const [a, b] = fingers.values()
    return a && b ? [a, b] : null
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    const grab = grabOf(event.target)
    touched(grab !== null)
    const lying = placement()
    if (!lying || (!grab && fingers.size === 0)) return
    svg.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, at(event))
    const pair = two()
    if (pair) return send({ type: 'pinch.began', at: pair })
    send(began(grab ?? 'move', at(event), lying))
  }
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return
    fingers.set(event.pointerId, at(event))
    const pair = two()
    send(
      pair
        ? { type: 'fingers.moved', at: pair }
        : { type: 'pointer.moved', at: at(event), isHeld: event.shiftKey },
    )
  }
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return
    send({ type: event.type === 'pointercancel' ? 'pointer.cancelled' : 'pointer.released' })
    const [left] = fingers.values()
    if (left) send({ type: 'drag.began', at: left })
  }
  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const
  for (const [name, listener] of Object.entries(listeners))
    svg.addEventListener(name, listener as EventListener)
  return () => {
    for (const [name, listener] of Object.entries(listeners))
      svg.removeEventListener(name, listener as EventListener)
  }
}

const grabOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? target.getAttribute('data-grab') : null

/** What grabbing something begins; a corner scales about the one opposite. */
function began(grab: string, at: Point, lying: Placement): PlacingEvent {
  if (grab === 'turn') return { type: 'turn.began', at }
  const corner = /^scale:(\d)$/.exec(grab)?.[1]
  if (corner === undefined) return { type: 'drag.began', at }
  return { type: 'scale.began', at, anchor: cornersOf(lying)[(Number(corner) + 2) % 4] ?? null }
}
