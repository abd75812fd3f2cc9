import type { Point } from '@kisscut/artwork/geometry'
import { inchesOf, type SceneHandle } from '@kisscut/artwork/scene'
import type { Box } from '@kisscut/artwork/geometry'
import type { SceneActor } from './use-photo.ts'
import type { Photo } from './photo.ts'

/** Distance in pixels within which a product snaps to the center of the box. */
const PULL = 6

interface Listener {
  readonly actor: SceneActor
  readonly photo: () => Photo
  /** Called with the final box once the last finger is lifted: one step for the design. */
  readonly onPut: (box: Box, isResized: boolean) => void
}

/**
 * Translates pointer input on the product of a photograph into events of its machine: one pointer moves it, or resizes it by a
 * handle, two fingers do both. Outside the product a finger scrolls the page. Returns a function that stops listening.
 */
export function followPointers(frame: HTMLElement, { actor, photo, onPut }: Listener): () => void {
  const fingers = new Map<number, Point>()
  const restingNow = () => actor.getSnapshot().context.resting
  /** The resting box when the first finger came down. */
  let before = restingNow()
  const inInches = ({ x, y }: Point): Point => {
    const { picture, place } = photo()
    const seen = frame.getBoundingClientRect()
    const by = picture.width / (seen.width || 1)
    return inchesOf(place, { x: (x - seen.left) * by, y: (y - seen.top) * by, width: 0, height: 0 })
  }
  const inchesPerPixel = () => inInches({ x: 1, y: 0 }).x - inInches({ x: 0, y: 0 }).x
  const pair = () => {
    const [a, b] = fingers.values()
    return a && b ? ([inInches(a), inInches(b)] as const) : null
  }
  const report = () => {
    const resting = restingNow()
    const { x, y, width, height } = resting
    const isResized = width !== before.width || height !== before.height
    if (isResized || x !== before.x || y !== before.y) onPut(resting, isResized)
  }
  const down = (event: PointerEvent) => {
    const handle = handleOf(event.target)
    if (event.button !== 0 || fingers.size === 2 || (handle === null && fingers.size === 0)) return
    event.preventDefault()
    if (fingers.size === 0) before = restingNow()
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    frame.setPointerCapture(event.pointerId)
    const both = pair()
    const at = inInches({ x: event.clientX, y: event.clientY })
    if (both) actor.send({ type: 'pinch.began', at: both })
    else if (handle === 'move') actor.send({ type: 'move.began', at })
    else if (handle !== null) actor.send({ type: 'resize.began', at, handle })
  }
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const both = pair()
    if (both) return actor.send({ type: 'fingers.moved', at: both })
    const isFree = event.altKey || event.ctrlKey || event.metaKey
    const at = inInches({ x: event.clientX, y: event.clientY })
    actor.send({ type: 'pointer.moved', at, pull: isFree ? 0 : PULL * inchesPerPixel() })
  }
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return
    actor.send({ type: event.type === 'pointercancel' ? 'pointer.cancelled' : 'pointer.released' })
    const [left] = fingers.values()
    if (left) actor.send({ type: 'move.began', at: inInches(left) })
    else report()
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !actor.getSnapshot().hasTag('dragging')) return
    fingers.clear()
    actor.send({ type: 'pointer.cancelled' })
    report()
  }
  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const
  for (const [name, listener] of Object.entries(listeners))
    frame.addEventListener(name, listener as EventListener)
  addEventListener('keydown', escape)
  return () => {
    for (const [name, listener] of Object.entries(listeners))
      frame.removeEventListener(name, listener as EventListener)
    removeEventListener('keydown', escape)
  }
}

/** The target of a pointer: `move`, a handle, or null. */
const handleOf = (target: EventTarget | null): 'move' | SceneHandle | null =>
  target instanceof Element
    ? ((target.closest('[data-handle]')?.getAttribute('data-handle') as 'move' | SceneHandle | undefined) ??
      null)
    : null
