import type { AnyRecord } from '@kisscut/records'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useNotify, useRefresh, useUpdate } from 'react-admin'
import type { Rejection, Row } from '../api/call.ts'
import { WrittenValue } from '../fields/written-value.tsx'
import { differencesOf } from '../records/differences.ts'
import { fieldNamed, labelOf } from '../records/fields.ts'
import * as messages from '../messages/pages.ts'

interface Props {
  readonly record: AnyRecord
  /** The API's response to a stale save; null for none. */
  readonly stale: Rejection | null
  onClose(): void
}

/** The choice between both versions of a row that was saved elsewhere in the meantime. ADMIN-6, API-23. */
export function StaleDialog({ record, stale, onClose }: Props) {
  const refresh = useRefresh()
  const notify = useNotify()
  const [update, { isPending }] = useUpdate()
  const current = stale?.current
  const sent = stale?.sent ?? {}
  const differences = current === undefined ? [] : differencesOf(record, sent, current)
  const take = () => {
    onClose()
    refresh()
  }
  const save = async (row: Row) => {
    await update(
      record.name,
      { id: row.id, data: { ...row, ...sent }, previousData: row },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(messages.saved, { type: 'success' })
          take()
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    )
  }
  return (
    <Dialog open={current !== undefined} onClose={onClose} maxWidth="md" aria-labelledby="stale-title">
      <DialogTitle id="stale-title">{messages.staleTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {differences.length > 0 ? messages.staleText : messages.staleSame}
        </DialogContentText>
        {differences.length > 0 && (
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{messages.fieldColumn}</TableCell>
                <TableCell>{messages.mine}</TableCell>
                <TableCell>{messages.theirs}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {differences.map(({ name, mine, theirs }) => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {labelOf(name)}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    <WrittenValue field={fieldNamed(record, name)} value={mine} />
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    <WrittenValue field={fieldNamed(record, name)} value={theirs} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="secondary" onClick={onClose}>
          {messages.keepEditing}
        </Button>
        <Button color="secondary" variant="outlined" onClick={take}>
          {messages.takeTheirs}
        </Button>
        <Button
          variant="contained"
          disabled={isPending || current === undefined}
          onClick={() => current !== undefined && void save(current)}
        >
          {messages.keepMine}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
