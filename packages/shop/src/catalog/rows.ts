import type { RECORDS, RecordName, RowOf } from '@kisscut/records'

export type Row<N extends RecordName> = RowOf<(typeof RECORDS)[N]>

/** Rows at hand, by the name of their record and their id. */
export type ById = { readonly [N in RecordName]: ReadonlyMap<string, Row<N>> }

/** The rows mentioned by these ids, each once, in their order, without those that are gone. */
export const pick = <T>(ids: readonly string[], from: ReadonlyMap<string, T>): readonly T[] =>
  [...new Set(ids)].flatMap((id) => {
    const row = from.get(id)
    return row === undefined ? [] : [row]
  })
