import { bleedOutline, dieLine, safeArea, stickersOn, type DieLineSpec } from '@kisscut/artwork/die-line'
import { boxAround, flatten, type Box } from '@kisscut/artwork/geometry'
import { boundsOf, type Placement } from '@kisscut/artwork/placement'
import { useEffect } from 'react'
import type { ArtworkCheck } from '../artwork-checks.ts'
import type { DrawnContour } from '../contour/contour-tracer.ts'
import type { ArtworkToolsProps } from '../types.ts'
import type { Value } from '../value.ts'
import { artworkShown } from './use-checks.ts'

interface Overlay extends Pick<ArtworkToolsProps, 'session' | 'canvas' | 'rules'> {
  readonly contour: Value<DrawnContour | null>
  /** A line around each part of the artwork, on a sheet; null for no sheet, or while unknown. */
  readonly stickers: Value<DrawnContour | null>
  /** The highlighted check. */
  readonly pointed: ArtworkCheck | null
}

/** Bleed, safe area, contour, kiss cuts and the place of a check on the canvas, following a drag without React. */
export function useOverlay({
  session: { actor },
  canvas: { set },
  rules,
  contour,
  stickers,
  pointed,
}: Overlay) {
  useEffect(() => {
    let before: DieLineSpec | null = null
    let traced: DrawnContour | null = null
    const draw = () => {
      const shown = artworkShown(actor, contour.get(), rules)
      if (!shown) return
      const { spec, placement } = shown
      const highlight = boxOfCheck(pointed, placement, spec)
      const isSame = before !== null && isSameLine(before, spec)
      before = spec
      const isTraced = traced === stickers.get()
      traced = stickers.get()
      set({
        ...(!isSame && {
          contour: spec.contour ?? null,
          margins: { bleed: bleedOutline(spec), safe: safeArea(spec) },
          isSettled: spec.shape !== 'contour' || contour.get() !== null,
        }),
        ...(!(isSame && isTraced) && { kissCuts: traced && stickersOn(spec, traced.path).kissCuts }),
        highlight,
      })
    }
    const following = actor.subscribe(draw)
    const stops = [contour.subscribe(draw), stickers.subscribe(draw)]
    draw()
    return () => {
      following.unsubscribe()
      for (const stop of stops) stop()
    }
  }, [actor, rules, contour, stickers, pointed, set])
  useEffect(
    () => () => set({ margins: null, contour: null, kissCuts: null, highlight: null, isSettled: true }),
    [set],
  )
}

const isSameLine = (a: DieLineSpec, b: DieLineSpec): boolean =>
  a.shape === b.shape && a.width === b.width && a.height === b.height && a.contour === b.contour

/** The box in inches of a check: its own place if known, otherwise that of its subject. */
export function boxOfCheck(check: ArtworkCheck | null, placement: Placement, spec: DieLineSpec): Box | null {
  if (check?.place) return check.place
  const about = check?.about
  if (about === 'artwork') return boundsOf(placement)
  return about === 'cut' ? boxAround(flatten(dieLine(spec), 0.01).flat()) : null
}
