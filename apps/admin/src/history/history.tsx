import type { AnyRecord } from '@kisscut/records'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Confirm, useNotify, useRecordContext, useRefresh, type RaRecord } from 'react-admin'
import { useState } from 'react'
import type { Row } from '../api/call.ts'
import * as messages from '../messages/history.ts'
import { Entry } from './entry.tsx'
import { useVersions } from './use-versions.ts'
import { pagesOf, revertTo, type Older } from './versions.ts'

interface Props {
  readonly record: AnyRecord
  readonly mayRevert: boolean
  /** Called with the shop's response when it rejects a revert. */
  onRejected(error: unknown): void
}

/** Staff's versions of the row, with Revert (ADMIN-12, ADMIN-13). */
export function History(props: Props) {
  const row = useRecordContext<RaRecord>()
  return row === undefined ? null : <HistoryOf {...props} row={row as unknown as Row} />
}

function HistoryOf({ record, row, mayRevert, onRejected }: Props & { readonly row: Row }) {
  const [page, setPage] = useState(1)
  const [wanted, setWanted] = useState<Older | null>(null)
  const loaded = useVersions(record.name, row, page)
  const notify = useNotify()
  const refresh = useRefresh()
  const revert = async (older: Older) => {
    setWanted(null)
    try {
      await revertTo(record.name, row, older)
      notify(messages.reverted, { type: 'success' })
      setPage(1)
      refresh()
    } catch (error) {
      onRejected(error)
    }
  }
  const versions = loaded === 'failed' || loaded === null ? { count: 0, results: [] } : loaded
  const pages = pagesOf(versions)
  return (
    <Card
      component="section"
      aria-labelledby="history"
      sx={{ p: { xs: 2, md: 3 }, mt: 3, mb: { xs: 10, md: 0 }, maxWidth: 1100, minWidth: 0 }}
    >
      <Typography id="history" variant="h3" component="h2" sx={{ mb: 1 }}>
        {messages.title}
      </Typography>
      {versions.count === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {loaded === null ? messages.loading : loaded === 'failed' ? messages.unreadable : messages.none}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {versions.results.map((version, at) => (
          <Entry
            key={version.id}
            record={record}
            version={version}
            isNewest={page === 1 && at === 0}
            isFirst={page === pages && at === versions.results.length - 1}
            {...(mayRevert ? { onRevert: (side) => setWanted({ version: version.id, side }) } : {})}
          />
        ))}
      </Box>
      {pages > 1 && <Pages page={page} pages={pages} onPage={setPage} />}
      <Confirm
        isOpen={wanted !== null}
        title={messages.confirmTitle}
        content={messages.confirmText}
        confirm={messages.confirm}
        cancel={messages.cancel}
        onConfirm={() => wanted !== null && void revert(wanted)}
        onClose={() => setWanted(null)}
      />
    </Card>
  )
}

interface PagesProps {
  readonly page: number
  readonly pages: number
  onPage(page: number): void
}

const Pages = ({ page, pages, onPage }: PagesProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
    <Button color="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
      {messages.newer}
    </Button>
    <Typography variant="body2" aria-live="polite">
      {messages.page(page, pages)}
    </Typography>
    <Button color="secondary" disabled={page === pages} onClick={() => onPage(page + 1)}>
      {messages.older}
    </Button>
  </Box>
)
