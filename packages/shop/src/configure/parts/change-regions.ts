import type { Paint } from '@kisscut/core/color'
import type { Design } from '@kisscut/artwork/design'
import { ownIdOf, partId } from './part-rows.ts'
import { withElement } from './change-design.ts'

/** A design in which a region of a clipart is painted, or (no values) has its own color again; the id of the region's row. */
export function withRegion(
  customId: string,
  design: Design,
  id: string | null,
  values: Readonly<Record<string, unknown>> | null,
): { readonly id: string; readonly design: Design } {
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
  const paint: Paint = {
    colorId: (values?.['color'] ?? (values && 'color' in values ? null : was?.colorId) ?? null) as
      string | null,
    customColor: (values?.['custom_color'] ??
      (values && 'custom_color' in values ? null : was?.customColor) ??
      null) as string | null,
  }
  const regions = values === null ? others : { ...others, [region]: paint }
  return { id: partId(clipart, region), design: withElement(design, of.id, { ...of, regions }) }
}
