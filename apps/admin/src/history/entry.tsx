import type { AnyRecord, DeclaredField } from '@kisscut/records'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import * as messages from '../messages/history.ts'
import { WrittenValue } from '../fields/written-value.tsx'
import { defaultOf, fieldNamed, labelOf } from '../records/fields.ts'
import { shownDate } from '../records/shown.ts'
import type { Older, Version } from './versions.ts'

interface Props {
  readonly record: AnyRecord
  readonly version: Version
  readonly isNewest: boolean
  /** Whether it is the first version made in the admin. */
  readonly isFirst: boolean
  /** Absent where the visitor may not save. */
  onRevert?(side: Older['side']): void
}

/** One version of a row: who, when, each field before and after, with Revert. */
export function Entry({ record, version, isNewest, isFirst, onRevert }: Props) {
  const { at, who, did, reason, changes } = version
  const when = shownDate(at)
  const isNew = did === 'created'
  // A new row has a value in every field; unchanged defaults are omitted.
  const shown = isNew
    ? changes.filter(({ field, after }) => !isDefault(fieldNamed(record, field), after))
    : changes
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>{messages.did(who, did)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[when, reason, isNewest ? messages.current : ''].filter((text) => text !== '').join(' · ')}
      </Typography>
      {shown.length === 0 ? (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {messages.noChange}
        </Typography>
      ) : (
        <Changes
          record={record}
          changes={changes}
          label={messages.changesOf(when)}
          isNew={did === 'created'}
        />
      )}
      {onRevert !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {!isNewest && did !== 'removed' && (
            <Button
              size="small"
              color="secondary"
              variant="outlined"
              aria-label={messages.revertLabel(when)}
              onClick={() => onRevert('after')}
            >
              {messages.revert}
            </Button>
          )}
          {isFirst && did === 'changed' && (
            <Button size="small" color="secondary" variant="outlined" onClick={() => onRevert('before')}>
              {messages.revertBefore}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}

const isDefault = (field: DeclaredField | undefined, value: unknown): boolean =>
  field !== undefined && JSON.stringify(defaultOf(field) ?? null) === JSON.stringify(value ?? null)

interface ChangesProps {
  readonly record: AnyRecord
  readonly changes: Version['changes']
  readonly label: string
  /** There was no previous version. */
  readonly isNew: boolean
}

const Changes = ({ record, changes, label, isNew }: ChangesProps) => (
  <Box sx={{ overflowX: 'auto' }}>
    <Table
      size="small"
      aria-label={label}
      sx={{ tableLayout: 'fixed', '& td, & th': { px: { xs: 0.75, md: 2 } } }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: { xs: '36%', md: '28%' } }}>{messages.field}</TableCell>
          {!isNew && <TableCell>{messages.before}</TableCell>}
          <TableCell>{messages.after}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ field, before, after }) => (
          <TableRow key={field}>
            <TableCell
              component="th"
              scope="row"
              sx={{ overflowWrap: 'break-word', hyphens: 'auto', verticalAlign: 'top' }}
            >
              {labelOf(field)}
            </TableCell>
            {!isNew && <Value field={fieldNamed(record, field)} value={before} />}
            <Value field={fieldNamed(record, field)} value={after} />
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
)

const Value = (shown: { readonly field: DeclaredField | undefined; readonly value: unknown }) => (
  <TableCell sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line', verticalAlign: 'top' }}>
    <WrittenValue {...shown} />
  </TableCell>
)
