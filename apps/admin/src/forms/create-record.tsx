import { recordNamed } from '@kisscut/records'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  Create,
  ListButton,
  useNotify,
  useRedirect,
  TopToolbar,
  type RaRecord,
  useResourceContext,
} from 'react-admin'
import { wordsOfRecord } from '../records/described.ts'
import { defaultOf, editableFields } from '../records/fields.ts'
import { BEGINNINGS } from '../records/suggested.ts'
import * as messages from '../messages/pages.ts'
import { RecordForm } from './record-form.tsx'

/** A new row of any record, with the defaults of its declaration. */
export function CreateRecord() {
  const record = recordNamed(useResourceContext() ?? '')
  const defaults = {
    ...Object.fromEntries(editableFields(record).map((field) => [field.name, defaultOf(field)])),
    ...BEGINNINGS[record.name],
  }
  const title = messages.newRow(wordsOfRecord(record.name).one)
  const notify = useNotify()
  const redirect = useRedirect()
  const onSuccess = (row: RaRecord) => {
    notify(messages.saved, { type: 'success' })
    redirect('edit', record.name, row.id, row)
  }
  return (
    <Create
      title={title}
      mutationOptions={{ onSuccess }}
      component={Box}
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
    >
      <Typography variant="h1" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <RecordForm record={record} mayChange defaults={defaults} />
    </Create>
  )
}
