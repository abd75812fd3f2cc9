import type { CanvasContext, CanvasEvent, canvasMachine } from '@kisscut/machines/canvas'
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'
import { createCanvas, type Canvas, type CanvasSettings, type Overlay } from './canvas.ts'
import { followKeys } from './keyboard.ts'
import { followPointers } from './pointers.ts'
import type { ZoomLevel } from './zoom-level.ts'
import { followSpace, followWheel, zoomOf } from './zoom.ts'

/** A running canvas machine. */
export type CanvasActor = ActorRefFrom<typeof canvasMachine>

/** The canvas machine for listeners of a canvas. */
export interface CanvasListener {
  readonly context: () => CanvasContext
  readonly send: (event: CanvasEvent) => void
}

/** Listens to a canvas; returns a function that stops. */
export type FollowCanvas = (canvas: Canvas, listener: CanvasListener) => () => void

interface Connected {
  readonly host: RefObject<HTMLElement>
  readonly actor: CanvasActor
  readonly settings: CanvasSettings
  /** Handles the editor's own keys; returns whether it did. */
  readonly onKey?: (event: KeyboardEvent) => boolean
  /** Further listeners of an editor on its canvas; must be the same function throughout. */
  readonly follow?: FollowCanvas
}

/**
 * A canvas connected to its machine: it draws the machine's state at once and without React, and sends it pointer, touch and key
 * input. React holds only the zoom level.
 */
export function useCanvas({ host, actor, settings, onKey, follow }: Connected) {
  const canvas = useRef<Canvas | null>(null)
  const [drawn, setDrawn] = useState<Canvas | null>(null)
  const latest = useRef({ settings, onKey })
  latest.current = { settings, onKey }
  const [level, setLevel] = useState<ZoomLevel>({ percent: 100, isFitting: true })
  const zoom = useMemo(() => zoomOf(() => canvas.current), [])
  useEffect(() => {
    const element = host.current
    if (!element) return
    const context = () => actor.getSnapshot().context
    const { send } = actor
    const created = createCanvas(element, context(), latest.current.settings, setLevel)
    canvas.current = created
    setDrawn(created)
    const following = actor.subscribe((snapshot) => created.show(snapshot.context))
    const space = followSpace(element)
    const stops = [
      followWheel(element, created),
      followPointers(created, { context, send, pans: space.isDown }),
      followKeys(element, { zoom, send, onKey: (event) => latest.current.onKey?.(event) ?? false }),
      ...(follow ? [follow(created, { context, send })] : []),
      space.stop,
      created.remove,
    ]
    const sized = new ResizeObserver(() => created.redraw())
    sized.observe(element)
    return () => {
      sized.disconnect()
      following.unsubscribe()
      for (const stop of stops) stop()
      canvas.current = null
    }
  }, [host, actor, zoom, follow])
  useEffect(() => canvas.current?.set(settings), [settings])
  /**
   * For updates during a drag without React, such as a contour's. The function changes once the canvas exists: effects of
   * children run before that, and run again because of this dependency.
   */
  const set = useCallback(
    (changed: Partial<Overlay>) => {
      if (drawn === canvas.current) drawn?.set(changed)
    },
    [drawn],
  )
  return { level, zoom, set }
}
