import { type AnyRecord } from '@kisscut/records'
import UploadFile from '@mui/icons-material/FileUploadOutlined'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import {
  BulkDeleteButton,
  Button,
  CreateButton,
  DatagridConfigurable,
  FilterButton,
  FunctionField,
  List,
  Pagination,
  SearchInput,
  SelectColumnsButton,
  SimpleList,
  TopToolbar,
  useCanAccess,
  useResourceContext,
  WrapperField,
} from 'react-admin'
import { recordNamed } from '@kisscut/records'
import type { ReactElement } from 'react'
import { Link } from 'react-router-dom'
import { ExportButton } from '../csv/export-button.tsx'
import { importCsv } from '../messages/csv.ts'
import { defaultSort } from '../api/data-provider.ts'
import { Picture } from '../fields/picture.tsx'
import { isFigure, ShownTime, ShownValue } from '../fields/shown-value.tsx'
import { Swatch } from '../fields/swatch.tsx'
import { BulkEdit } from './bulk-edit.tsx'
import { KindInput } from '../inputs/kind-input.tsx'
import {
  columnsOf,
  filtersOf,
  isMadeHere,
  pictureField,
  shownColumns,
  titleField,
  titleOf,
  wordsOfRecord,
} from '../records/described.ts'
import { isColor, labelOf } from '../records/fields.ts'
import { shownDate } from '../records/shown.ts'
import * as messages from '../messages/pages.ts'

/** The list of any record: search, sort, saved filters, columns to choose, and bulk changes (ADMIN-3). */
export function RecordList() {
  const record = recordNamed(useResourceContext() ?? '')
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const words = wordsOfRecord(record.name)
  return (
    <>
      <Typography variant="h1" sx={{ mt: 1 }}>
        {words.many}
      </Typography>
      <List
        title={words.many}
        sort={defaultSort(record)}
        perPage={25}
        pagination={
          <Pagination rowsPerPageOptions={[10, 25, 50, 100].filter((n) => n <= record.maxPageSize)} />
        }
        filters={filterInputs(record)}
        actions={<Actions record={record} isNarrow={isNarrow} />}
        exporter={false}
        empty={false}
      >
        {isNarrow ? <Lines record={record} /> : <Table record={record} />}
      </List>
    </>
  )
}

const filterInputs = (record: AnyRecord): ReactElement[] => [
  <SearchInput key="q" source="q" alwaysOn placeholder={messages.search} />,
  ...filtersOf(record).map((field) => (
    <KindInput key={field.name} record={record} field={field} label={labelOf(field.name)} forFilter />
  )),
]

function Actions({ record, isNarrow }: { readonly record: AnyRecord; readonly isNarrow: boolean }) {
  return (
    <TopToolbar>
      {filtersOf(record).length > 0 && <FilterButton />}
      {!isNarrow && <SelectColumnsButton />}
      <ExportButton record={record} />
      {isMadeHere(record) && (
        <Button component={Link} to={`/${record.name}/import`} label={importCsv}>
          <UploadFile />
        </Button>
      )}
      {isMadeHere(record) && <CreateButton />}
    </TopToolbar>
  )
}

/** Actions for the selected rows; deletion can be undone for a moment. */
function ManyRows({ record }: { readonly record: AnyRecord }) {
  const { canAccess: mayChange } = useCanAccess({ resource: record.name, action: 'change' })
  return (
    <>
      {mayChange === true && <BulkEdit record={record} />}
      <BulkDeleteButton />
    </>
  )
}

/** The picture or color in front of a row. */
function Mark({
  record,
  row,
  size,
}: {
  record: AnyRecord
  row: Readonly<Record<string, unknown>>
  size: number
}) {
  if (record.name === 'color') return <Swatch color={String(row['code'])} />
  const name = pictureField(record)
  return name === null ? null : <Picture src={String(row[name] ?? '')} alt="" size={size} />
}

function Table({ record }: { readonly record: AnyRecord }) {
  const columns = columnsOf(record)
  const shown = shownColumns(record)
  const omit = [
    ...columns.map(({ name }) => name).filter((name) => !shown.includes(name)),
    'id',
    'created',
    'updated',
  ]
  const title = titleField(record)
  return (
    <DatagridConfigurable
      omit={omit}
      rowClick="edit"
      size="medium"
      bulkActionButtons={<ManyRows record={record} />}
      preferenceKey={`${record.name}.columns`}
    >
      <WrapperField label={title === 'id' ? labelOf('id') : labelOf(title)} sortBy={title} source={title}>
        <FunctionField
          render={(row: Record<string, unknown>) => (
            <span style={{ display: 'flex', alignItems: 'center', gap: 12, minWidth: 180 }}>
              <Mark record={record} row={row} size={40} />
              <span style={{ fontWeight: 600 }}>{titleOf(record, row)}</span>
            </span>
          )}
        />
      </WrapperField>
      {columns.map((field) => (
        <WrapperField
          key={field.name}
          label={labelOf(field.name)}
          source={field.name}
          sortable={!['links', 'mentions'].includes(field.meta.kind)}
          sortBy={field.name}
          textAlign={isFigure(field) ? 'right' : 'left'}
        >
          <ShownValue record={record} field={field} />
        </WrapperField>
      ))}
      {title !== 'id' && (
        <FunctionField source="id" label={labelOf('id')} render={(row: { id: string }) => row.id} />
      )}
      <WrapperField source="created" label={labelOf('created')} sortBy="created">
        <ShownTime name="created" />
      </WrapperField>
      <WrapperField source="updated" label={labelOf('updated')} sortBy="updated">
        <ShownTime name="updated" />
      </WrapperField>
    </DatagridConfigurable>
  )
}

/** The list on a phone: one line per row. */
function Lines({ record }: { readonly record: AnyRecord }) {
  const hasMark = record.name === 'color' || pictureField(record) !== null
  const second = shownColumns(record)
    .map((name) => columnsOf(record).find((field) => field.name === name)!)
    .find((field) => isColor(record, field) || ['choice', 'money', 'inches'].includes(field.meta.kind))
  return (
    <SimpleList
      primaryText={(row: Record<string, unknown>) => titleOf(record, row)}
      secondaryText={(row: Record<string, unknown>) =>
        second === undefined ? (
          shownDate(String(row['updated']))
        ) : (
          <ShownValue record={record} field={second} />
        )
      }
      {...(hasMark
        ? { leftIcon: (row: Record<string, unknown>) => <Mark record={record} row={row} size={36} /> }
        : {})}
      linkType="edit"
    />
  )
}
