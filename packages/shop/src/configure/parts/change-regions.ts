import { regionPaintOf } from '@kisscut/artwork/clipart'
import type { Design, RegionPaint } from '@kisscut/artwork/design'
import { ownIdOf, partId } from './part-rows.ts'
import { withElement } from './change-design.ts'

interface Painted {
  /** Id of the region's row. */
  readonly id: string
  /** Index of the clipart among the elements. */
  readonly at: number
  readonly design: Design
}

/** The design with a clipart's region painted, or (no values) in its own color again. */
export function withRegion(
  customId: string,
  design: Design,
  id: string | null,
  values: Readonly<Record<string, unknown>> | null,
): Painted {
  const of = design.elements.find(
    (each) =>
      each.kind === 'clipart' &&
      (id === null
        ? partId(customId, each.id) === values?.['custom_clipart']
        : id.startsWith(`${partId(customId, each.id)}.`)),
  )
  if (of?.kind !== 'clipart') throw new RangeError('This clipart is not in the design.')
  const clipart = partId(customId, of.id)
  const before = id === null ? null : ownIdOf(clipart, id)
  const region = String(values?.['region'] ?? before)
  const { [before ?? region]: was, ...others } = of.regions
  const regions = values === null ? others : { ...others, [region]: paintedAs(values, was) }
  return {
    id: partId(clipart, region),
    at: design.elements.indexOf(of),
    design: withElement(design, of.id, { ...of, regions }),
  }
}

/** The paint that a row states; fields it omits stay as they were. */
function paintedAs(values: Readonly<Record<string, unknown>>, was: RegionPaint | undefined): RegionPaint {
  const color = (name: string, before: string | null | undefined) =>
    ((name in values ? values[name] : before) ?? null) as string | null
  const paint = {
    colorId: color('color', was?.colorId),
    customColor: color('custom_color', was?.customColor),
  }
  return regionPaintOf(paint, {
    colorId: color('stroke_color', was?.stroke?.colorId),
    customColor: color('custom_stroke_color', was?.stroke?.customColor),
    width: Number(values['stroke_width'] ?? was?.stroke?.width ?? 0),
  })
}
