import type { PlacingEvent } from '@kisscut/machines/placing'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { Lens } from './lens.ts'
import { createCanvas, type Canvas, type CanvasView } from './canvas.ts'
import { followPointers } from './pointers.ts'
import { followSpace, followWheel, zoomOf } from './zooming.ts'

/**
 * The mat, connected: draws what it is given whenever that changes or the mat's own size does, and tells the placing
 * machine what pointers and fingers do. Answers how closely it is looked at, and ways to change that.
 */
export function useCanvas(
  host: RefObject<HTMLElement>,
  view: CanvasView,
  send: (event: PlacingEvent) => void,
  onTouched: (onArtwork: boolean) => void,
) {
  const canvas = useRef<Canvas | null>(null)
  const latest = useRef({ view, send, onTouched })
  latest.current = { view, send, onTouched }
  const [lens, setLens] = useState<Lens>({ percent: 100, isFitting: true })
  useEffect(() => {
    const element = host.current
    if (!element) return
    const laid = createCanvas(element, setLens)
    canvas.current = laid
    const draw = () => laid.show(latest.current.view)
    const space = followSpace(element)
    const stopWheel = followWheel(element, laid)
    const stopPointers = followPointers(laid, {
      placement: () => latest.current.view.placement,
      send: (event) => latest.current.send(event),
      touched: (onArtwork) => latest.current.onTouched(onArtwork),
      attachCanvas: space.isDown,
    })
    const sized = new ResizeObserver(draw)
    sized.observe(element)
    draw()
    return () => {
      stopPointers()
      stopWheel()
      space.stop()
      sized.disconnect()
      laid.remove()
      canvas.current = null
    }
  }, [host])
  useEffect(() => canvas.current?.show(view), [view])
  return { lens, zoom: useMemo(() => zoomOf(() => canvas.current), []) }
}
