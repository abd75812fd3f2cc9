import { placementOfElement, uploadOf, uploadProductOf } from '@kisscut/artwork/design'
import type { Islands } from '@kisscut/artwork/contour'
import type { DieLineSpec } from '@kisscut/artwork/die-line'
import type { Size } from '@kisscut/artwork/geometry'
import type { Placement } from '@kisscut/artwork/placement'
import { designShown } from '@kisscut/machines/canvas'
import { useEffect, useRef, useState } from 'react'
import type { CanvasActor } from '../../canvas/index.ts'
import {
  createContourTracer,
  drawnContour,
  type ContourTracer,
  type DrawnContour,
} from '../contour/contour-tracer.ts'
import { followOwn } from '../contour/follow-own.ts'
import { createValue, type Value } from '../value.ts'

interface Followed {
  readonly actor: CanvasActor
  /** URL of the traced picture. */
  readonly url: string
  readonly isFollowed: boolean
  /** The contour when the page opened, if known. */
  readonly initial: string | null
  /** `keep`: a line around each part, for the stickers of a sheet. */
  readonly islands?: Islands
  /** The file's own cut line in fractions of its page, used instead of tracing. FILE-21. */
  readonly own?: string | null
}

/** The artwork's contour during a drag, without React; `fit` places the artwork so that its contour fills the product. */
export function useContour({ actor, url, isFollowed, initial, islands = 'merge', own = null }: Followed) {
  const [contour] = useState<Value<DrawnContour | null>>(() =>
    createValue(drawnContour(initial, uploadOf(actor.getSnapshot().context.history.present))),
  )
  const tracer = useRef<ContourTracer | null>(null)
  useEffect(() => {
    if (!isFollowed) return
    const created =
      own === null ? createContourTracer(url, islands, contour.set) : followOwn(own, contour.set)
    tracer.current = created
    let before = ''
    const follow = () => {
      const design = designShown(actor.getSnapshot().context)
      const artwork = uploadOf(design)
      if (!artwork) return
      const requested = [placementOfElement(artwork), uploadProductOf(design)] as const
      const key = JSON.stringify(requested)
      if (key === before) return
      before = key
      created.follow(...requested)
    }
    const following = actor.subscribe(follow)
    follow()
    return () => {
      following.unsubscribe()
      created.stop()
      tracer.current = null
    }
  }, [actor, url, isFollowed, islands, own, contour])
  return {
    contour,
    fit: (spec: DieLineSpec, natural: Size, place: (placement: Placement) => void) => {
      void tracer.current?.fit(spec, natural).then(place)
    },
  }
}
