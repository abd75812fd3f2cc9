import { useEffect, useState } from 'react'
import type { PlacingTable } from '../placing-table.tsx'

/** The table as a component. */
export type Table = typeof PlacingTable

/** The table artwork is laid on, fetched once artwork is on its way. `known`: the page has it already. */
export function useTable(known: Table | null, isNeeded: boolean) {
  const [fetched, setFetched] = useState<{ readonly Table: Table } | null>(known && { Table: known })
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (!isNeeded || fetched || hasFailed) return
    import('../table/index.ts').then(
      ({ PlacingTable }) => setFetched({ Table: PlacingTable }),
      () => setHasFailed(true),
    )
  }, [isNeeded, fetched, hasFailed])
  return { Table: fetched?.Table ?? null, hasFailed }
}
