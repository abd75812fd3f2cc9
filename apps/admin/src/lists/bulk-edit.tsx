import type { AnyRecord } from '@kisscut/records'
import Edit from '@mui/icons-material/EditOutlined'
import MuiButton from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import {
  Button,
  Form,
  SaveButton,
  useListContext,
  useNotify,
  useRefresh,
  useUpdateMany,
  type RaRecord,
} from 'react-admin'
import { KindInput } from '../inputs/kind-input.tsx'
import { editableFields, fieldNamed, labelOf } from '../records/fields.ts'
import * as messages from '../messages/pages.ts'

/**
 * Fields that may have the same value in many rows: neither unique ones, nor lists and JSON, which would be overwritten whole.
 */
const alikeFields = (record: AnyRecord) =>
  editableFields(record).filter(
    ({ name, meta }) =>
      !['json', 'links', 'mentions'].includes(meta.kind) &&
      !record.unique.some((fields) => fields.includes(name)),
  )

/** Sets one field of every selected row (ADMIN-11). */
export function BulkEdit({ record }: { readonly record: AnyRecord }) {
  const { selectedIds, onUnselectItems } = useListContext<RaRecord>()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [updateMany] = useUpdateMany()
  const notify = useNotify()
  const refresh = useRefresh()
  const field = fieldNamed(record, name)
  const done = (text: string, type: 'success' | 'error') => {
    setOpen(false)
    notify(text, { type })
    refresh()
  }
  const save = (values: Record<string, unknown>) =>
    updateMany(
      record.name,
      { ids: selectedIds, data: { [name]: values[name] ?? null } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          onUnselectItems()
          done(messages.changedRows(selectedIds.length), 'success')
        },
        onError: (error) => done((error as Error).message, 'error'),
      },
    )
  return (
    <>
      <Button color="secondary" label={messages.editMany} onClick={() => setOpen(true)}>
        <Edit />
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="xs"
        aria-labelledby="bulk-title"
      >
        <Form key={name} onSubmit={(values: Record<string, unknown>) => void save(values)}>
          <DialogTitle id="bulk-title">{messages.editRows(selectedIds.length)}</DialogTitle>
          <DialogContent>
            <TextField
              select
              margin="dense"
              fullWidth
              label={messages.fieldColumn}
              value={name}
              onChange={({ target }) => setName(target.value)}
            >
              {alikeFields(record).map((each) => (
                <MenuItem key={each.name} value={each.name}>
                  {labelOf(each.name)}
                </MenuItem>
              ))}
            </TextField>
            {field !== undefined && <KindInput record={record} field={field} />}
          </DialogContent>
          <DialogActions>
            <MuiButton color="secondary" onClick={() => setOpen(false)}>
              {messages.cancel}
            </MuiButton>
            <SaveButton alwaysEnable={field !== undefined} disabled={field === undefined} />
          </DialogActions>
        </Form>
      </Dialog>
    </>
  )
}
