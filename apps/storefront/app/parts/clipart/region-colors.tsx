import { regionPaintOf } from '@kisscut/artwork/clipart'
import type { RegionPaint } from '@kisscut/artwork/design'
import { colorsOfRegion, isStroked, regionField, type ClipartColors } from '@kisscut/core/clipart'
import { NO_PAINT } from '@kisscut/core/color'
import { NO_STROKE, type Stroke } from '@kisscut/core/design'
import { useMemo } from 'react'
import type { ClipartStart, PageRegion, PaletteColor, Paints } from '@kisscut/shop'
import { ColorChoice } from '../configurator/color/color-choice.tsx'
import type { ShownProblem } from '../form/field-problems.tsx'
import * as messages from '../../messages/clipart.ts'
import { RegionOutline } from './region-outline.tsx'
import css from './region-colors.module.css'

interface Props {
  readonly regions: readonly PageRegion[]
  readonly colors: ClipartColors<PaletteColor>
  readonly looks: ClipartStart['looks']
  readonly paints: Paints
  /** Changes a region's paint, given its current paint. */
  readonly onPaint: (region: string, change: (before: RegionPaint | undefined) => RegionPaint) => void
  /** Problems with the colors of all regions. */
  readonly problems: readonly ShownProblem[]
}

const nothing = () => undefined
const NONE: readonly ShownProblem[] = []

/** A color for each region of a drawing, and an outline for printed ones; both may stay as drawn. CLIP-3, CLIP-13. */
export function RegionColors({ regions, colors, looks, paints, onPaint, problems }: Props) {
  const choices = useMemo(
    () =>
      regions.map((region) => ({
        region,
        of: colorsOfRegion(region, colors),
        isPrinted: isStroked(region, colors),
      })),
    [regions, colors],
  )
  const fill = (id: string, color: string) =>
    onPaint(id, (before) =>
      regionPaintOf(
        color === '' ? NO_PAINT : { colorId: color, customColor: null },
        before?.stroke ?? NO_STROKE,
      ),
    )
  const outline = (id: string, stroke: Stroke) =>
    onPaint(id, (before) => regionPaintOf(before ?? NO_PAINT, stroke))
  return choices.map(({ region, of, isPrinted }, at) => (
    <div key={region.id} className={css.region}>
      <ColorChoice
        name={regionField(region.id)}
        title={messages.colorOf(region.name)}
        {...(!colors.isFilm && { none: messages.asDrawn })}
        colors={of}
        looks={looks}
        chosen={paints[region.id]?.colorId ?? null}
        onChoose={(id) => fill(region.id, id)}
        problems={at === choices.length - 1 ? problems : NONE}
        onFix={nothing}
      />
      {isPrinted && (
        <RegionOutline
          region={region}
          colors={of}
          stroke={paints[region.id]?.stroke}
          onStroke={(stroke) => outline(region.id, stroke)}
        />
      )}
    </div>
  ))
}
