import type { Paint } from '@kisscut/core/color'
import type { Design } from '@kisscut/artwork/design'
import { ownIdOf, partId } from './part-rows.ts'
import { withElement } from './change-design.ts'

interface Painted {
  /** Of the region's row. */
  readonly id: string
  /** Place of the clipart among the elements. */
  readonly at: number
  readonly design: Design
}

/** A design in which a region of a clipart is painted, or (no values) has its own color again. */
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
  const paint: Paint = {
    colorId: (values?.['color'] ?? (values && 'color' in values ? null : was?.colorId) ?? null) as
      string | null,
    customColor: (values?.['custom_color'] ??
      (values && 'custom_color' in values ? null : was?.customColor) ??
      null) as string | null,
  }
  const regions = values === null ? others : { ...others, [region]: paint }
  return {
    id: partId(clipart, region),
    at: design.elements.indexOf(of),
    design: withElement(design, of.id, { ...of, regions }),
  }
}
