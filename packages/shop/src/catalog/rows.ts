import type { EveryCatalogRow } from '../ports.ts'

export type Row<N extends keyof EveryCatalogRow> = EveryCatalogRow[N][number]

/** Every row of the catalog by its id. */
export type ById = { readonly [N in keyof EveryCatalogRow]: ReadonlyMap<string, Row<N>> }

export const byId = (rows: EveryCatalogRow): ById =>
  Object.fromEntries(
    Object.entries(rows).map(([name, list]: [string, readonly { readonly id: string }[]]) => [
      name,
      new Map(list.map((row) => [row.id, row])),
    ]),
  ) as unknown as ById

/** The rows mentioned by these ids, in their order, without those that are gone. */
export const pick = <T>(ids: readonly string[], from: ReadonlyMap<string, T>): readonly T[] =>
  ids.flatMap((id) => {
    const row = from.get(id)
    return row === undefined ? [] : [row]
  })
