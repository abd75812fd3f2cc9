import { dieLineOf, placementOfElement, uploadOf } from '@kisscut/artwork/design'
import type { DieLineSpec } from '@kisscut/artwork/die-line'
import type { Placement } from '@kisscut/artwork/placement'
import type { PrintRules } from '@kisscut/core/print-rules'
import type { Unit } from '@kisscut/core/units'
import { designShown } from '@kisscut/machines/canvas'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { CanvasActor } from '../../canvas/index.ts'
import { artworkChecks, type ArtworkCheck, type Preflight } from '../artwork-checks.ts'
import type { DrawnContour } from '../contour/contour-tracer.ts'
import type { EditorFile } from '../types.ts'
import type { Value } from '../value.ts'

/** The displayed artwork, also during a drag, and its cut; null without artwork. */
export function artworkShown(
  actor: CanvasActor,
  contour: DrawnContour | null,
  rules: PrintRules,
): { readonly placement: Placement; readonly spec: DieLineSpec } | null {
  const design = designShown(actor.getSnapshot().context)
  const [side] = design.sides
  const artwork = uploadOf(design)
  if (!side || !artwork) return null
  const spec = dieLineOf(design, side, rules)
  const follows = spec.shape === 'contour'
  return {
    placement: placementOfElement(artwork),
    spec: follows ? { ...spec, contour: contour?.path ?? null } : spec,
  }
}

/** The die line with the margin that stays blank; null for the default. */
export const withMargin = (spec: DieLineSpec, margin: number | null): DieLineSpec =>
  margin === null ? spec : { ...spec, margin }

interface Checked {
  readonly actor: CanvasActor
  readonly contour: Value<DrawnContour | null>
  readonly file: EditorFile
  readonly preflight: Preflight
  readonly hasBacking: boolean
  readonly margin: number | null
  readonly rules: PrintRules
  readonly unit: Unit
}

/** All checks before printing, also during a drag; a new array only when something in it differs. */
export function useChecks({
  actor,
  contour,
  file,
  preflight,
  hasBacking,
  margin,
  rules,
  unit,
}: Checked): readonly ArtworkCheck[] {
  const read = useMemo(() => {
    let before: readonly ArtworkCheck[] = []
    return () => {
      const shown = artworkShown(actor, contour.get(), rules)
      const spec = shown && withMargin(shown.spec, margin)
      const checks = spec
        ? artworkChecks({ ...shown, spec, contour: contour.get(), file, hasBacking, unit }, preflight)
        : []
      if (JSON.stringify(checks) !== JSON.stringify(before)) before = checks
      return before
    }
  }, [actor, contour, file, preflight, hasBacking, margin, rules, unit])
  const subscribe = useCallback(
    (listener: () => void) => {
      const following = actor.subscribe(listener)
      const stop = contour.subscribe(listener)
      return () => {
        following.unsubscribe()
        stop()
      }
    },
    [actor, contour],
  )
  return useSyncExternalStore(subscribe, read, read)
}
