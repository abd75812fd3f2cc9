import { colorsOfRegion, regionField, type ClipartColors } from '@kisscut/core/clipart'
import { useMemo } from 'react'
import type { PageRegion, PaletteColor, Paints } from '@kisscut/shop'
import { ColorChoice } from '../configurator/color/color-choice.tsx'
import type { ShownProblem } from '../form/field-problems.tsx'
import * as messages from '../../messages/clipart.ts'

interface Props {
  readonly regions: readonly PageRegion[]
  readonly colors: ClipartColors<PaletteColor>
  readonly paints: Paints
  readonly onPaint: (region: string, colorId: string | null) => void
  /** Of the colors of all of them. */
  readonly problems: readonly ShownProblem[]
}

const nothing = () => undefined
const NONE: readonly ShownProblem[] = []

/** A color for each region of a drawing; what is printed may stay as it is drawn. CLIP-3. */
export function RegionColors({ regions, colors, paints, onPaint, problems }: Props) {
  const choices = useMemo(
    () => regions.map((region) => ({ region, of: colorsOfRegion(region, colors) })),
    [regions, colors],
  )
  return choices.map(({ region, of }, at) => {
    const chosen = paints[region.id]?.colorId ?? null
    return (
      <ColorChoice
        key={region.id}
        name={regionField(region.id)}
        title={messages.colorOf(region.name)}
        {...(!colors.isFilm && { none: messages.asDrawn })}
        colors={of}
        chosen={chosen}
        onChoose={(id) => onPaint(region.id, id === '' ? null : id)}
        problems={at === choices.length - 1 ? problems : NONE}
        onFix={nothing}
      />
    )
  })
}
