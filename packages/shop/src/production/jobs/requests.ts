import type { LabelField, SheetJob, Stock } from '../../ports-production.ts'

/** Files a print job may make of every product; `ticket.pdf` tells the floor of the others, and brings itself as JSON too. */
export const PRINT_FILES = ['print.pdf', 'cut.svg', 'cut.dxf', 'proof.pdf', 'ticket.pdf'] as const
export type PrintFileKind = (typeof PRINT_FILES)[number]

/** What long work can be asked for; plain JSON. Ids are those of configured products. */
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
      /** Where nothing else says so, its number range or list tells how many labels there are, and what each says. */
      readonly custom: string
      /** A field with a number range of its own says that. */
      readonly fields: readonly (LabelField & {
        readonly range?: { readonly from: string; readonly to: string }
      })[]
      /** A row a label, a value a field in the order of the fields. */
      readonly records?: readonly (readonly string[])[]
    }

/** The products a job is made of. */
export const customsOf = (ask: JobRequest): readonly string[] => {
  if (ask.kind === 'print') return ask.customs
  return ask.kind === 'sheets' ? ask.customs.map(({ id }) => id) : [ask.custom]
}

/** What one job may hold. */
export const JOB_LIMITS = { customs: 200, copies: 10_000, fields: 50, underWay: 100 } as const
