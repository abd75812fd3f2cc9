import { createHash } from 'node:crypto'
import type { LoadedCustom } from '../../configure/configured-product.ts'
import type { Job } from '../../ports-jobs.ts'
import type { TicketFacts } from '../../ports-production.ts'
import { cutOf, isPerforated, isReverseCut } from '../finishing.ts'
import { proofFactsOf, type Made, type ProductionKind } from '../production-file.ts'

/** A file of one product, as its ticket lists it. */
export interface Listed extends Made {
  readonly kind: ProductionKind
  readonly name: string
}

const ROLES: Partial<Record<ProductionKind, TicketFacts['files'][number]['role']>> = {
  'print.pdf': 'print',
  'proof.pdf': 'proof',
  'cut.svg': 'cut',
  'cut.dxf': 'cut',
}

const PRINTABLE = /[^\x20-\x7e]/g

/** What the floor needs to know of a product and of the files made of it. */
export const ticketFactsOf = (
  shopName: string,
  loaded: LoadedCustom,
  job: Pick<Job, 'id' | 'created'>,
  listed: readonly Listed[],
): TicketFacts => {
  const { row, known } = loaded
  const { shop, material, product } = proofFactsOf({ shopName }, loaded)
  return {
    version: 1,
    job: `${job.id.slice(0, 8)}/${row.id.slice(0, 8)}`.replace(PRINTABLE, '-'),
    order: row.id,
    date: job.created.toISOString().slice(0, 10),
    due: null,
    shop,
    customer: null,
    product: { id: known.product.id, title: product },
    material: { id: row.material ?? '-', name: material || '-' },
    size: { width: Number(row.width), height: Number(row.height) },
    quantity: row.quantity,
    finishing: {
      lamination: row.option_laminate ?? 'none',
      cut: cutOf(loaded),
      perforation: isPerforated(loaded),
      reverseCut: isReverseCut(loaded),
      flexCut: row.option_flex_cut,
    },
    plates: [...new Set(listed.flatMap(({ plates }) => plates))].sort(),
    files: listed.map(({ kind, name, bytes }) => ({
      name,
      role: ROLES[kind] ?? 'artwork',
      bytes: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
    sheets: null,
    notes: row.instructions === '' ? [] : [row.instructions],
  }
}
