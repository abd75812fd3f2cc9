import { boxAround, flatten, type Box } from '@kisscut/artwork/geometry'
import type { Placement } from '@kisscut/artwork/placement'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ContourQuestion, ContourReply } from './messages.ts'

/** A contour and the placement it was drawn for. */
export interface DrawnContour {
  /** Empty where nothing of the artwork is solid. */
  readonly path: string
  readonly box: Box
  readonly placement: Placement
}

/**
 * The artwork's own outline as a die line, worked out beside the page. One question is under way at a time and always
 * the newest comes next, so that the line follows a drag without piling up. `known` is the
 * line for the first placement, where the page has it; null until there is one.
 */
export function useContour(
  url: string | null,
  placement: Placement | null,
  isWanted: boolean,
  known: DrawnContour | null = null,
) {
  const worker = useRef<Worker | null>(null)
  const [contour, setContour] = useState<DrawnContour | null>(known)
  const wanted = useRef<Placement | null>(null)
  const isBusy = useRef(false)
  const onFit = useRef<((placement: Placement) => void) | null>(null)

  const ask = useCallback((question: ContourQuestion) => worker.current?.postMessage(question), [])
  const requestLine = useCallback(() => {
    if (isBusy.current || !wanted.current || !worker.current) return
    isBusy.current = true
    ask({ kind: 'line', placement: wanted.current })
    wanted.current = null
  }, [ask])

  useEffect(() => {
    if (!url || !isWanted) return
    const hired = new Worker(new URL('./contour.worker.ts', import.meta.url), { type: 'module' })
    worker.current = hired
    isBusy.current = false
    hired.onmessage = ({ data }: MessageEvent<ContourReply>) => {
      if (data.kind === 'fit') onFit.current?.(data.placement)
      if (data.kind === 'line') setContour({ path: data.path, box: data.box, placement: data.placement })
      if (data.kind === 'line' || data.kind === 'failed') isBusy.current = false
      requestLine()
    }
    hired.postMessage({ kind: 'trace', url } satisfies ContourQuestion)
    return () => {
      hired.terminate()
      worker.current = null
    }
  }, [url, isWanted, requestLine])

  useEffect(() => {
    if (!placement || !isWanted) return
    wanted.current = placement
    requestLine()
  }, [placement, isWanted, requestLine])

  /** Asks for the placement whose contour just fills the product. */
  const fit = useCallback(
    (size: { width: number; height: number }, told: (placement: Placement) => void) => {
      onFit.current = told
      ask({ kind: 'fit', size })
    },
    [ask],
  )
  return { contour, fit }
}

/** A line that is known already, with its box. */
export const drawnContour = (path: string | null, placement: Placement): DrawnContour | null =>
  path === null ? null : { path, placement, box: boxAround(flatten(path, 0.001).flat()) }
