import { recordNamed } from '@kisscut/records'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ListButton, TopToolbar, useRecordContext, useResourceContext, type RaRecord } from 'react-admin'
import { titleOf, wordsOfRecord } from '../records/described.ts'
import { shownDate } from '../records/shown.ts'
import * as messages from '../messages/pages.ts'
import { EditForm } from './edit-form.tsx'
import { Sells } from './sells.tsx'
import { ShopPage } from './shop-page.tsx'

/** The page of one row of any record. */
export function EditRecord() {
  const record = recordNamed(useResourceContext() ?? '')
  return (
    <EditForm
      record={record}
      title={<Title />}
      actions={<Actions />}
      head={<Head />}
      {...(record.name === 'template' ? { aside: <Product /> } : {})}
    />
  )
}

const Product = () => (
  <Box sx={{ display: 'grid', gap: 2, minWidth: 0, position: { lg: 'sticky' }, top: 72 }}>
    <Sells />
    <ShopPage />
  </Box>
)

function Title() {
  const record = recordNamed(useResourceContext() ?? '')
  const row = useRecordContext<RaRecord>()
  return <>{row === undefined ? wordsOfRecord(record.name).one : titleOf(record, row)}</>
}

/** Name, revision and time of the row. */
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

/** A link back, and for a customer's product a link to the page that corrects it by rules and prices (PAGE-18). */
function Actions() {
  const row = useRecordContext<RaRecord>()
  const isCustom = useResourceContext() === 'custom'
  return (
    <TopToolbar>
      {isCustom && row !== undefined && (
        <Button
          component="a"
          size="small"
          href={`/products/admin-edit/custom/${encodeURIComponent(row.id)}/`}
        >
          {messages.correct}
        </Button>
      )}
      <ListButton />
    </TopToolbar>
  )
}
