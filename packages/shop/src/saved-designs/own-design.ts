import { custom } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import type { CustomRow } from '../configure/custom-rows.ts'
import type { SoldRow } from '../configure/sold-product.ts'
import { classesInTurnFor, supplierOf } from '../configure/suppliers.ts'
import { productNotFound } from '../messages/records.ts'
import { done, notFound, type Outcome } from '../outcome.ts'
import type { ListedClass } from '../ports/catalog.ts'
import type { Records } from '../ports/records.ts'

/** The viewer's own custom; another owner's is not found, even by staff. TOOL-9. */
export async function ownCustom(
  records: Pick<Records, 'get'>,
  { owner }: Viewer,
  id: string,
): Promise<Outcome<CustomRow>> {
  const row = await records.get(custom, id)
  return row === null || row.owner !== owner ? notFound(productNotFound) : done(row)
}

/** A configured product of the viewer's, of any class; another owner's is not found, even by staff. TOOL-8. */
export async function ownDesign(
  records: Records,
  { owner }: Viewer,
  id: string,
): Promise<Outcome<{ readonly row: SoldRow; readonly productClass: ListedClass }>> {
  for (const productClass of classesInTurnFor(id)) {
    const [row] = await supplierOf(productClass).rows(records, [id])
    if (row?.owner === owner) return done({ row, productClass })
  }
  return notFound(productNotFound)
}
