import type { Placement } from '@kisscut/artwork/placement'
import type { ContourQuestion, ContourReply } from './messages.ts'

/** The contour of a placed artwork as path data in inches, worked out once beside the page; null when there is none. */
export function contourOnce(url: string, placement: Placement, signal: AbortSignal): Promise<string | null> {
  const worker = new Worker(new URL('./contour.worker.ts', import.meta.url), { type: 'module' })
  const ask = (question: ContourQuestion) => worker.postMessage(question)
  return new Promise<string | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<ContourReply>) => {
      if (data.kind === 'line') resolve(data.path)
      if (data.kind === 'failed') resolve(null)
    }
    signal.addEventListener('abort', () => resolve(null))
    ask({ kind: 'trace', url })
    ask({ kind: 'line', placement })
  }).finally(() => worker.terminate())
}
