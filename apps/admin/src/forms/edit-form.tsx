import type { AnyRecord } from '@kisscut/records'
import Box from '@mui/material/Box'
import { useState, type ReactElement, type ReactNode } from 'react'
import { Edit, HttpError, useCanAccess, useNotify } from 'react-admin'
import { rejectionOf, type Rejection } from '../api/call.ts'
import * as messages from '../messages/pages.ts'
import { History } from '../history/history.tsx'
import { RecordForm } from './record-form.tsx'
import { StaleDialog } from './stale-dialog.tsx'

interface Props {
  readonly record: AnyRecord
  /** Id of the row; by default from the URL. */
  readonly id?: string
  readonly title: ReactElement | string
  readonly actions?: ReactElement
  readonly head: ReactNode
  /** Content beside the form. */
  readonly aside?: ReactNode
}

/** The form of an existing row. A save states the revision it changes; a stale one shows both versions (ADMIN-6). */
export function EditForm({ record, id, title, actions, head, aside }: Props) {
  const notify = useNotify()
  const [stale, setStale] = useState<Rejection | null>(null)
  const { canAccess: mayChange } = useCanAccess({ resource: record.name, action: 'change' })
  const { canAccess: mayRemove } = useCanAccess({ resource: record.name, action: 'delete' })
  const onError = (error: unknown) => {
    const rejection = rejectionOf(error)
    if (rejection?.current !== undefined) setStale(rejection)
    else notify(messageOf(record, error), { type: 'error' })
  }
  return (
    <Edit
      resource={record.name}
      {...(id === undefined ? {} : { id })}
      title={title}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onError, onSuccess: () => notify(messages.saved, { type: 'success' }) }}
      actions={actions ?? false}
      component={Box}
      queryOptions={{ refetchOnWindowFocus: false }}
    >
      {head}
      <RecordForm
        record={record}
        mayChange={mayChange === true}
        mayRemove={mayRemove === true && id === undefined}
        {...(aside === undefined ? {} : { aside })}
      />
      {record.save === 'staff' && (
        <History record={record} mayRevert={mayChange === true} onRejected={onError} />
      )}
      <StaleDialog record={record} stale={stale} onClose={() => setStale(null)} />
    </Edit>
  )
}

/** The message of an error about no field of the form; fields show their own. */
const messageOf = (record: AnyRecord, error: unknown): string => {
  if (!(error instanceof HttpError)) return String(error)
  const { errors = {} } = (error.body ?? {}) as { errors?: Record<string, string> }
  const [elsewhere] = Object.entries(errors).flatMap(([name, text]) =>
    name in record.schema.shape || name === 'root.serverError' ? [] : [text],
  )
  if (elsewhere !== undefined) return elsewhere
  return Object.keys(errors).length > 0 && errors['root.serverError'] === undefined
    ? messages.problems
    : error.message
}
