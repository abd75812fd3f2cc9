import type { Islands } from '@kisscut/artwork/contour'
import type { DieLineSpec } from '@kisscut/artwork/die-line'
import { boxAround, flatten, type Box, type Size } from '@kisscut/artwork/geometry'
import type { Placement } from '@kisscut/artwork/placement'
import type { ContourRequest, ContourResponse } from './messages.ts'

/** A contour and the placement it was drawn for. */
export interface DrawnContour {
  /** Empty where no pixel of the artwork is opaque. */
  readonly path: string
  readonly box: Box
  readonly placement: Placement
}

/** Traces the artwork's contour in a worker. */
export interface ContourTracer {
  /**
   * Requests the contour of a placement with its settings; a newer request replaces waiting ones, so that a drag does not queue
   * many.
   */
  follow(placement: Placement, spec: DieLineSpec): void
  /** The placement whose contour just fills the product; `natural`: the size of the artwork in any unit. */
  fit(spec: DieLineSpec, natural: Size): Promise<Placement>
  stop(): void
}

/** A tracer of a picture by URL, with its own worker: around all of it, or around each part. */
export function createContourTracer(
  url: string,
  islands: Islands,
  onContour: (contour: DrawnContour) => void,
): ContourTracer {
  const worker = new Worker(new URL('./contour.worker.ts', import.meta.url), { type: 'module' })
  let waiting: { readonly placement: Placement; readonly spec: DieLineSpec } | null = null
  let isBusy = false
  let onFit: (placement: Placement) => void = () => undefined
  const post = (request: ContourRequest) => worker.postMessage(request)
  const next = () => {
    if (isBusy || !waiting) return
    isBusy = true
    post({ kind: 'line', ...waiting, islands })
    waiting = null
  }
  worker.onmessage = ({ data }: MessageEvent<ContourResponse>) => {
    if (data.kind === 'fit') onFit(data.placement)
    if (data.kind === 'line') onContour({ path: data.path, box: data.box, placement: data.placement })
    if (data.kind === 'line' || data.kind === 'failed') isBusy = false
    next()
  }
  post({ kind: 'trace', url })
  return {
    follow: (placement, spec) => {
      waiting = { placement, spec }
      next()
    },
    fit: (spec) =>
      new Promise((resolve) => {
        onFit = resolve
        post({ kind: 'fit', spec })
      }),
    stop: () => worker.terminate(),
  }
}

/** A contour that the page already has, with its box. */
export const drawnContour = (path: string | null, placement: Placement | null): DrawnContour | null =>
  path === null || placement === null
    ? null
    : { path, placement, box: boxAround(flatten(path, 0.001).flat()) }
