import type { AnyRecord } from '@kisscut/records'
import Download from '@mui/icons-material/FileDownloadOutlined'
import { useState } from 'react'
import { Button, downloadCSV, useDataProvider, useListContext, useNotify, type RaRecord } from 'react-admin'
import * as messages from '../messages/csv.ts'
import { writeCsv } from './write.ts'

/** Maximum number of rows per file. */
const ROWS = 20_000

/** Exports the filtered and sorted list as a CSV file (ADMIN-10). */
export function ExportButton({ record }: { readonly record: AnyRecord }) {
  const { filterValues, sort, total = 0 } = useListContext<RaRecord>()
  const data = useDataProvider()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const write = async () => {
    setBusy(true)
    try {
      const perPage = record.maxPageSize
      const rows: RaRecord[] = []
      for (let page = 1; rows.length < Math.min(total, ROWS); page += 1) {
        const found = await data.getList<RaRecord>(record.name, {
          pagination: { page, perPage },
          sort,
          filter: filterValues as Record<string, unknown>,
        })
        if (found.data.length === 0) break
        rows.push(...found.data)
      }
      downloadCSV(writeCsv(record, rows), record.name)
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button label={messages.exportCsv} disabled={busy || total === 0} onClick={() => void write()}>
      <Download />
    </Button>
  )
}
