import { fitInside, ownCutOn, ownOutline } from '@kisscut/artwork/placement'
import { drawnContour, type ContourTracer, type DrawnContour } from './contour-tracer.ts'

/** A tracer for the file's own cut line, in fractions of its page: nothing is traced. FILE-21. */
export function followOwn(own: string, onContour: (contour: DrawnContour) => void): ContourTracer {
  const outline = ownOutline(own)
  return {
    follow: (placement) => {
      const drawn = drawnContour(ownCutOn(own, placement), placement)
      if (drawn) onContour(drawn)
    },
    fit: async (spec, natural) => fitInside(natural, spec, 0, 0, outline),
    stop: () => undefined,
  }
}
