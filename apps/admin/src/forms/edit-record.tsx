import { recordNamed } from '@kisscut/records'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import {
  Edit,
  HttpError,
  ListButton,
  TopToolbar,
  useCanAccess,
  useNotify,
  useRecordContext,
  useResourceContext,
  type RaRecord,
} from 'react-admin'
import { rejectionOf, type Rejection } from '../api/call.ts'
import { titleOf, wordsOfRecord } from '../records/described.ts'
import { shownDate } from '../records/shown.ts'
import * as messages from '../messages/pages.ts'
import { RecordForm } from './record-form.tsx'
import { ShopPage } from './shop-page.tsx'
import { StaleDialog } from './stale-dialog.tsx'

/** The page of one row of any record. A save states the version it changes; a stale one shows both (ADMIN-6). */
export function EditRecord() {
  const record = recordNamed(useResourceContext() ?? '')
  const notify = useNotify()
  const [stale, setStale] = useState<Rejection | null>(null)
  const { canAccess: mayChange } = useCanAccess({ resource: record.name, action: 'change' })
  const { canAccess: mayRemove } = useCanAccess({ resource: record.name, action: 'delete' })
  const onError = (error: unknown) => {
    const rejection = rejectionOf(error)
    if (rejection?.current !== undefined) setStale(rejection)
    else notify(messageOf(error), { type: 'error' })
  }
  return (
    <Edit
      title={<Title />}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onError, onSuccess: () => notify(messages.saved, { type: 'success' }) }}
      actions={<Actions />}
      component={Box}
      queryOptions={{ refetchOnWindowFocus: false }}
    >
      <Head />
      <RecordForm
        record={record}
        mayChange={mayChange === true}
        mayRemove={mayRemove === true}
        {...(record.name === 'template' ? { aside: <ShopPage /> } : {})}
      />
      <StaleDialog record={record} stale={stale} onClose={() => setStale(null)} />
    </Edit>
  )
}

/** Fields with a message say it themselves. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof HttpError)) return String(error)
  const { errors = {} } = (error.body ?? {}) as { errors?: Record<string, string> }
  return Object.keys(errors).length > 0 && errors['root.serverError'] === undefined
    ? messages.problems
    : error.message
}

function Title() {
  const record = recordNamed(useResourceContext() ?? '')
  const row = useRecordContext<RaRecord>()
  return <>{row === undefined ? wordsOfRecord(record.name).one : titleOf(record, row)}</>
}

/** What the row is, how often it was saved, and when. */
function Head() {
  const record = recordNamed(useResourceContext() ?? '')
  const row = useRecordContext<RaRecord>()
  if (row === undefined) return null
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h1">{titleOf(record, row)}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
        {[
          wordsOfRecord(record.name).one,
          messages.changed(shownDate(String(row['updated']))),
          messages.revision(Number(row['revision'])),
        ].join(' · ')}
      </Typography>
    </Box>
  )
}

const Actions = () => (
  <TopToolbar>
    <ListButton />
  </TopToolbar>
)
