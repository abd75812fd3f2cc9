import { boundsOf, cornersOf, type Placement } from '@kisscut/artwork/placement'
import type { PlacingEvent, Point } from '@kisscut/machines/placing'
import type { Canvas } from './canvas.ts'
import { inchesAt } from './window.ts'

interface Listener {
  readonly placement: () => Placement | null
  readonly send: (event: PlacingEvent) => void
  /** The mat was pressed: on the artwork or its handles, or beside them. */
  readonly touched: (onArtwork: boolean) => void
  /** Whether the next press takes the mat itself, whatever lies under it. */
  readonly attachCanvas: () => boolean
}

type Pair = readonly [Point, Point]

/**
 * Turns what pointers do on the mat into events of the placing machine or into another look at the mat. What is grabbed
 * decides: one pointer on the artwork drags, scales or turns it, two fingers on it pinch it; beside it a mouse moves the
 * mat and two fingers zoom it, while one finger is left to the page, which scrolls. Gives a way to stop listening.
 */
export function followPointers(
  canvas: Canvas,
  { placement, send, touched, attachCanvas }: Listener,
): () => void {
  const { svg } = canvas
  const fingers = new Map<number, Point>()
  let held: 'artwork' | 'mat' | null = null
  let begun: { readonly pair: Pair; readonly scale: number } | null = null

  const at = (event: PointerEvent): Point => {
    const box = svg.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const inInches = ({ x, y }: Point) => inchesAt(canvas.window(), x, y)
  const pairOf = (): Pair | null => {
    const [a, b] = fingers.values()
    return a && b ? [a, b] : null
  }
  const two = (pair: Pair, grab: string | null) => {
    const lying = placement()
    const isOnArtwork = lying && (held === 'artwork' || grab || isOver(lying, inInches(middleOf(pair))))
    held = isOnArtwork ? 'artwork' : 'mat'
    begun = { pair, scale: canvas.window().scale }
    for (const id of fingers.keys()) svg.setPointerCapture(id)
    if (isOnArtwork) send({ type: 'pinch.began', at: [inInches(pair[0]), inInches(pair[1])] })
  }
  const one = (event: PointerEvent, grab: string | null) => {
    const lying = placement()
    if (lying && grab) held = 'artwork'
    else if (event.pointerType !== 'touch') held = 'mat'
    else return
    svg.setPointerCapture(event.pointerId)
    if (event.button === 0 && !attachCanvas()) touched(held === 'artwork')
    if (lying && grab) send(began(grab, inInches(at(event)), lying))
  }
  const down = (event: PointerEvent) => {
    const isMiddle = event.button === 1
    if ((event.button !== 0 && !isMiddle) || fingers.size === 2) return
    const grab = isMiddle || attachCanvas() ? null : grabOf(event.target)
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
    if (held === 'artwork')
      send(
        pair
          ? { type: 'fingers.moved', at: [inInches(pair[0]), inInches(pair[1])] }
          : { type: 'pointer.moved', at: inInches(now), isHeld: event.shiftKey },
      )
    else if (pair && begun) {
      const from = middleOf(pair.map((each) => (each === now ? before : each)) as unknown as Pair)
      canvas.look((begun.scale * spread(pair)) / (spread(begun.pair) || 1), from, middleOf(pair))
    } else canvas.pan({ x: now.x - before.x, y: now.y - before.y })
  }
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return
    const isCancelled = event.type === 'pointercancel'
    if (held === null && !isCancelled) touched(false)
    const [left] = fingers.values()
    if (held === 'artwork') {
      send({ type: isCancelled ? 'pointer.cancelled' : 'pointer.released' })
      if (left) send({ type: 'drag.began', at: inInches(left) })
    }
    if (!left) held = null
  }
  /** The page may scroll under one finger beside the artwork; what is grabbed, and two fingers, it leaves to us. */
  const claim = (event: TouchEvent) => {
    if ((event.touches.length > 1 || grabOf(event.target)) && event.cancelable) event.preventDefault()
  }
  const noAutoscroll = (event: MouseEvent) => event.button === 1 && event.preventDefault()

  const listeners = {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: up,
    touchstart: claim,
    mousedown: noAutoscroll,
  } as const
  for (const [name, listener] of Object.entries(listeners))
    svg.addEventListener(name, listener as EventListener, { passive: false })
  return () => {
    for (const [name, listener] of Object.entries(listeners))
      svg.removeEventListener(name, listener as EventListener)
  }
}

const grabOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? target.getAttribute('data-grab') : null

const middleOf = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const spread = ([a, b]: Pair): number => Math.hypot(b.x - a.x, b.y - a.y)

function isOver(lying: Placement, { x, y }: Point): boolean {
  const box = boundsOf(lying)
  return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height
}

/** What grabbing something begins; a corner scales about the one opposite. */
function began(grab: string, at: Point, lying: Placement): PlacingEvent {
  if (grab === 'turn') return { type: 'turn.began', at }
  const corner = /^scale:(\d)$/.exec(grab)?.[1]
  if (corner === undefined) return { type: 'drag.began', at }
  return { type: 'scale.began', at, anchor: cornersOf(lying)[(Number(corner) + 2) % 4] ?? null }
}
