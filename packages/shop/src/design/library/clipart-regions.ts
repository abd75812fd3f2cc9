import { clipart, clipartRegion } from '@kisscut/records'
import type { Row } from '../../catalog/rows.ts'
import type { Records } from '../../ports/records.ts'

/** Regions by the id of their clipart, in order. */
export type RegionsByClipart = ReadonlyMap<string, readonly Row<'clipart_region'>[]>

export function byClipart(regions: readonly Row<'clipart_region'>[]): RegionsByClipart {
  const groups = new Map<string, Row<'clipart_region'>[]>()
  for (const region of regions.toSorted((a, b) => a.order - b.order)) {
    const group = groups.get(region.clipart)
    if (group === undefined) groups.set(region.clipart, [region])
    else group.push(region)
  }
  return groups
}

/** The regions of these cliparts, with two queries. */
export async function regionsOfCliparts(
  records: Pick<Records, 'findMany' | 'parts'>,
  cliparts: readonly string[],
): Promise<RegionsByClipart> {
  const parts = await records.parts(clipart, cliparts)
  const idIn = [...parts.values()].flatMap(({ regions = [] }) => regions)
  return byClipart(idIn.length === 0 ? [] : await records.findMany(clipartRegion, { idIn }))
}
