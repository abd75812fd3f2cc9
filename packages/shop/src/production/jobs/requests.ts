import type { LabelField } from '../../ports/labels.ts'
import type { SheetJob, Stock } from '../../ports/sheets.ts'

/** Files of a print job per product; `ticket.pdf` lists the others and comes with a JSON file. */
export const PRINT_FILES = ['print.pdf', 'cut.svg', 'cut.dxf', 'proof.pdf', 'ticket.pdf'] as const
export type PrintFileKind = (typeof PRINT_FILES)[number]

/**
 * A job request as plain JSON. Its ids are those of configured products, made in their present state, or of sold items, made as
 * they were sold. CART-13.
 */
export type JobRequest =
  | {
      readonly kind: 'print'
      readonly customs: readonly string[]
      readonly files: readonly PrintFileKind[]
    }
  | {
      readonly kind: 'sheets'
      readonly title: string
      readonly customs: readonly { readonly id: string; readonly copies: number }[]
      readonly stock: Stock
      readonly marks: SheetJob['marks']
      readonly layout?: 'nest' | 'lanes'
      readonly repeat?: boolean
    }
  | {
      readonly kind: 'labels'
      /** Supplies the number and text of labels (number range or list) if the job itself has none. */
      readonly custom: string
      /** `range`: the field's own number range. Empty: the varying texts of the product's design. */
      readonly fields: readonly (Exclude<LabelField, { kind: 'drawn' }> & {
        readonly range?: { readonly from: string; readonly to: string }
      })[]
      /** One row per label, one value per field in the order of `fields`. */
      readonly records?: readonly (readonly string[])[]
    }

/** The ids of a job's products. */
export const customsOf = (request: JobRequest): readonly string[] => {
  if (request.kind === 'print') return request.customs
  return request.kind === 'sheets' ? request.customs.map(({ id }) => id) : [request.custom]
}

/** Limits of one job. */
export const JOB_LIMITS = { customs: 200, copies: 10_000, fields: 50, underWay: 100 } as const
