import { custom } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import type { CustomRow } from '../configure/custom-rows.ts'
import { productNotFound } from '../messages/records.ts'
import { done, notFound, type Outcome } from '../outcome.ts'
import type { Records } from '../ports/records.ts'

/** The viewer's own design; anybody else's was not found, by staff too. TOOL-8. */
export async function ownDesign(
  records: Pick<Records, 'get'>,
  { owner }: Viewer,
  id: string,
): Promise<Outcome<CustomRow>> {
  const row = await records.get(custom, id)
  return row === null || row.owner !== owner ? notFound(productNotFound) : done(row)
}
