import { isDeepStrictEqual } from 'node:util'
import type { Design, Element } from '@kisscut/artwork/design'
import { type FieldErrors, recordNamed, relationsOf } from '@kisscut/records'
import type { Viewer } from '../../accounts/viewer.ts'
import { goneFrom } from '../../messages/artwork.ts'
import type { Records } from '../../ports/records.ts'
import { visibleIds } from '../../records/references.ts'
import { nameInDesign, rowsOfElement } from './part-rows.ts'

/** A row that an element refers to. */
interface Named {
  /** Place of the reference in the design. */
  readonly place: string
  readonly to: string
  readonly id: string
  /** The shopper's name for the element's side. */
  readonly side: string
}

const WHOLE = 'custom'

const namedBy = (element: Element, at: number, side: string): readonly Named[] =>
  rowsOfElement(WHOLE, element).flatMap(({ record, values }) =>
    relationsOf(record).flatMap(({ name, to, meta }) => {
      const id = values[name]
      if (meta.isPart || typeof id !== 'string' || id === '') return []
      return [{ place: `design.elements.${at}.${nameInDesign(name)}`, to, id, side }]
    }),
  )

/** References of a design's elements to rows the viewer can't use, by their place (REC-82). References it already had may stay. */
export async function elementErrors(
  records: Records,
  viewer: Viewer,
  owner: string,
  { before, after }: { readonly before: Design | null; readonly after: Design },
): Promise<FieldErrors> {
  const sides = new Map(after.sides.map(({ id, name }) => [id, name]))
  const was = new Map(before?.elements.map((element) => [element.id, element]))
  const named = after.elements.flatMap((element, at) => {
    const old = was.get(element.id)
    if (isDeepStrictEqual(old, element)) return []
    const had = old?.kind === element.kind ? namedBy(old, at, '').map(({ to, id }) => `${to} ${id}`) : []
    return namedBy(element, at, sides.get(element.side) ?? '').filter(
      ({ to, id }) => !had.includes(`${to} ${id}`),
    )
  })
  const errors: Record<string, readonly string[]> = {}
  for (const to of new Set(named.map((each) => each.to))) {
    const ofRecord = named.filter((each) => each.to === to)
    const ids = [...new Set(ofRecord.map(({ id }) => id))]
    const visible = await visibleIds(records, viewer, recordNamed(to), ids, owner)
    for (const { place, id, side } of ofRecord) if (!visible.has(id)) errors[place] = [goneFrom(to, side)]
  }
  return errors
}
