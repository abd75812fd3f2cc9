import { metaOf, recordNamed, type AnyRecord, type DeclaredField } from '@kisscut/records'
import Check from '@mui/icons-material/Check'
import Remove from '@mui/icons-material/Remove'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { ReferenceField, useRecordContext, type RaRecord } from 'react-admin'
import { fieldNamed, isColor } from '../records/fields.ts'
import { titleOf } from '../records/described.ts'
import { shownDate, shownWord } from '../records/shown.ts'
import * as messages from '../messages/pages.ts'
import { Swatch } from './swatch.tsx'

interface Props {
  readonly record: AnyRecord
  readonly field: DeclaredField
}

/** The name of a row in a link to it. */
function RowTitle({ record }: { readonly record: AnyRecord }) {
  const row = useRecordContext<RaRecord>()
  return <>{row === undefined ? messages.none : titleOf(record, row)}</>
}

/** The value of a field in a list, by its kind. */
export function ShownValue({ record, field }: Props) {
  const row = useRecordContext<RaRecord>()
  const value: unknown = row?.[field.name]
  const { kind, to, words } = field.meta
  if (value === null || value === undefined || value === '') return <span>{messages.none}</span>
  if (isColor(record, field)) return <Swatch color={String(value)} text={String(value)} />
  switch (kind) {
    case 'flag':
      return value === true ? (
        <Check fontSize="small" titleAccess={messages.yes} />
      ) : (
        <Remove fontSize="small" titleAccess={messages.no} color="disabled" />
      )
    case 'ref':
    case 'mention':
      return <Referred name={field.name} to={to ?? ''} />
    case 'links':
    case 'mentions':
      return <span>{messages.count((value as readonly unknown[]).length)}</span>
    case 'choice':
      return <Chip size="small" label={shownWord(String(value))} />
    case 'code':
      return <Chip size="small" label={shownWord(words?.[Number(value)] ?? String(value))} />
    case 'inches':
      return <Figure text={messages.inches(String(value))} />
    case 'percent':
      return <Figure text={messages.percent(String(value))} />
    case 'money':
      return <Figure text={`${String(value)} ${currencyOf(record, row)}`} />
    case 'integer':
    case 'decimal':
      return <Figure text={String(value)} />
    default:
      return <Box sx={{ maxWidth: 280, overflow: 'hidden', textOverflow: 'ellipsis' }}>{String(value)}</Box>
  }
}

const Figure = ({ text }: { readonly text: string }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {text}
  </Box>
)

const currencyOf = (record: AnyRecord, row: RaRecord | undefined): string =>
  fieldNamed(record, 'currency') === undefined ? '' : String(row?.['currency'] ?? '')

/** The name of a referenced row; empty where it no longer exists. */
function Referred({ name, to }: { readonly name: string; readonly to: string }) {
  return (
    <ReferenceField source={name} reference={to} link={false} emptyText={messages.none}>
      <RowTitle record={recordNamed(to)} />
    </ReferenceField>
  )
}

/** A timestamp of the database, in the shop’s locale. */
export function ShownTime({ name }: { readonly name: 'created' | 'updated' }) {
  const row = useRecordContext<RaRecord>()
  return <Figure text={row === undefined ? messages.none : shownDate(String(row[name]))} />
}

/** Whether a kind is right-aligned in tables. */
export const isFigure = ({ schema }: DeclaredField): boolean =>
  ['integer', 'decimal', 'money', 'inches', 'percent', 'degrees', 'ratio', 'links', 'mentions'].includes(
    metaOf(schema).kind,
  )
