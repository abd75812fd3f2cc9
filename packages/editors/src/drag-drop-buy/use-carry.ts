import type { Box } from '@kisscut/artwork/geometry'
import { useCallback, useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { placeAt, type Frame } from './places.ts'
import type { StripActor } from './use-strip.ts'

/** Distance in pixels at which a press becomes a drag; a shorter one is a tap. */
const SLACK = 7

/** The target of a grab: a figure of the picker, or one on the strip. */
export type Hold = { readonly clipart: string } | { readonly key: string }

/** Measurements taken when a drag begins. */
export interface Resting {
  readonly frame: Frame | null
  /** Boxes of the figures at rest, by key. */
  readonly boxes: ReadonlyMap<string, Box>
}

/**
 * Drags figures by mouse, pen or finger. The picture under the pointer is moved without React, which only gets the target index.
 * Escape cancels. A press that dragged is no click.
 */
export function useCarry(
  actor: StripActor,
  measure: () => Resting,
  ghost: RefObject<HTMLImageElement | null>,
  pictureOf: (clipart: string) => string | undefined,
) {
  const hasCarried = useRef(false)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  const onPointerDown = useCallback(
    (event: PointerEvent<HTMLElement>, hold: Hold) => {
      hasCarried.current = false
      if (event.button !== 0 || !event.isPrimary || stop.current) return
      const { pointerId, clientX, clientY, currentTarget } = event
      let resting: Resting | null = null
      const begin = () => {
        actor.send('key' in hold ? { type: 'figure.carried', ...hold } : { type: 'new.carried', ...hold })
        if (!actor.getSnapshot().hasTag('carrying')) return finish()
        hasCarried.current = true
        resting = measure()
        // A dragging finger does not scroll, whatever happens to its first target.
        currentTarget.setPointerCapture?.(pointerId)
        const picture = 'clipart' in hold ? pictureOf(hold.clipart) : undefined
        if (ghost.current && picture !== undefined) {
          ghost.current.src = picture
          ghost.current.hidden = false
        }
      }
      const move = (moved: globalThis.PointerEvent) => {
        if (moved.pointerId !== pointerId) return
        const isFar = Math.hypot(moved.clientX - clientX, moved.clientY - clientY) >= SLACK
        if (resting === null && isFar) begin()
        if (resting === null) return
        if (ghost.current && !ghost.current.hidden)
          ghost.current.style.transform = `translate(${moved.clientX}px, ${moved.clientY}px) translate(-50%, -60%)`
        const { frame, boxes } = resting
        const others = [...boxes].flatMap(([key, box]) => ('key' in hold && hold.key === key ? [] : [box]))
        const at = frame && placeAt(frame, others, { x: moved.clientX, y: moved.clientY })
        if (at !== actor.getSnapshot().context.carried?.at) actor.send({ type: 'carried.over', at })
      }
      const up = (released: globalThis.PointerEvent) => {
        if (released.pointerId !== pointerId) return
        if (resting !== null) actor.send({ type: 'carried.dropped' })
        finish()
      }
      const cancel = (cancelled: globalThis.PointerEvent) => {
        if (cancelled.pointerId === pointerId) endDrag()
      }
      const endDrag = () => {
        if (resting !== null) actor.send({ type: 'carried.let_go' })
        finish()
      }
      const pressed = (key: KeyboardEvent) => {
        if (key.key !== 'Escape') return
        key.preventDefault()
        endDrag()
      }
      const finish = () => {
        removeEventListener('pointermove', move)
        removeEventListener('pointerup', up)
        removeEventListener('pointercancel', cancel)
        removeEventListener('keydown', pressed)
        if (ghost.current) ghost.current.hidden = true
        stop.current = null
      }
      stop.current = endDrag
      addEventListener('pointermove', move)
      addEventListener('pointerup', up)
      addEventListener('pointercancel', cancel)
      addEventListener('keydown', pressed)
    },
    [actor, measure, ghost, pictureOf],
  )
  /** Whether the press that has just ended was a drag. */
  const wasCarried = useCallback(() => {
    const was = hasCarried.current
    hasCarried.current = false
    return was
  }, [])
  return { onPointerDown, wasCarried }
}
export type Carry = ReturnType<typeof useCarry>
