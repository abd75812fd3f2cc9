import type { AnyRecord } from '@kisscut/records'
import OpenInNew from '@mui/icons-material/OpenInNew'
import Button from '@mui/material/Button'
import { useCanAccess } from 'react-admin'
import * as messages from '../messages/inputs.ts'
import { isMadeHere, wordsOfRecord } from '../records/described.ts'

/** A link to create a row in a new tab, so that nothing in this form is lost. */
export function NewRowLink({ record }: { readonly record: AnyRecord }) {
  const { canAccess } = useCanAccess({ resource: record.name, action: 'create' })
  if (canAccess !== true || !isMadeHere(record)) return null
  const { one } = wordsOfRecord(record.name)
  return (
    <Button
      component="a"
      size="small"
      color="secondary"
      href={`/admin/${record.name}/create`}
      target="_blank"
      rel="noopener"
      aria-label={messages.newOneLabel(one)}
      endIcon={<OpenInNew sx={{ '&&': { fontSize: 14 } }} />}
      sx={{ fontWeight: 500, flex: 'none' }}
    >
      {messages.newOne(one)}
    </Button>
  )
}
