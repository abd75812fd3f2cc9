import type { PlacingEvent } from '@kisscut/machines/placing'
import { useEffect, useRef, type RefObject } from 'react'
import { layMat, type Mat, type MatView } from './mat.ts'
import { followPointers } from './pointers.ts'

/**
 * The mat, connected: draws what it is given whenever that changes or the mat's own size does, and tells the placing
 * machine what pointers and fingers do.
 */
export function useMat(
  host: RefObject<HTMLElement>,
  view: MatView,
  send: (event: PlacingEvent) => void,
  onTouched: (onArtwork: boolean) => void,
) {
  const mat = useRef<Mat | null>(null)
  const latest = useRef({ view, send, onTouched })
  latest.current = { view, send, onTouched }
  useEffect(() => {
    const element = host.current
    if (!element) return
    const laid = layMat(element)
    mat.current = laid
    const draw = () => laid.show(latest.current.view)
    const stop = followPointers(laid, {
      placement: () => latest.current.view.placement,
      send: (event) => latest.current.send(event),
      touched: (onArtwork) => latest.current.onTouched(onArtwork),
    })
    const sized = new ResizeObserver(draw)
    sized.observe(element)
    draw()
    return () => {
      stop()
      sized.disconnect()
      laid.remove()
      mat.current = null
    }
  }, [host])
  useEffect(() => mat.current?.show(view), [view])
}
