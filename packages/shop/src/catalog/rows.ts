import type { RECORDS, RecordName, RowOf } from '@kisscut/records'

export type Row<N extends RecordName> = RowOf<(typeof RECORDS)[N]>

/** Loaded rows, by the name of their record and their id. */
export type ById = { readonly [N in RecordName]: ReadonlyMap<string, Row<N>> }

/** The rows with these ids, without duplicates, in order; missing rows are left out. */
export const pick = <T>(ids: readonly string[], from: ReadonlyMap<string, T>): readonly T[] =>
  [...new Set(ids)].flatMap((id) => {
    const row = from.get(id)
    return row === undefined ? [] : [row]
  })
