import { settings, SETTINGS_ID } from '@kisscut/records'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useRecordContext, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { EditForm } from '../forms/edit-form.tsx'
import { FramedPage } from '../forms/shop-page.tsx'
import { shownDate } from '../records/shown.ts'
import { changed, revision } from '../messages/pages.ts'
import * as messages from '../messages/settings.ts'

/** The settings of the shop, beside its saved home page (SETTINGS-9). */
export const SettingsPage = () => (
  <EditForm
    record={settings}
    id={SETTINGS_ID}
    title={messages.title}
    head={<Head />}
    aside={
      <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
        <Pages />
        <FirstPage />
      </Box>
    }
  />
)

function Head() {
  const row = useRecordContext<RaRecord>()
  const saves = Number(row?.['revision'] ?? 0)
  return (
    <Box sx={{ mb: 2, mt: 2 }}>
      <Typography variant="h1">{messages.title}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
        {saves === 0
          ? messages.neverSaved
          : [changed(shownDate(String(row?.['updated']))), revision(saves)].join(' · ')}
      </Typography>
    </Box>
  )
}

/** A link to the legal and help pages, which are categories. */
const Pages = () => (
  <Card component="section" aria-labelledby="legal" sx={{ p: { xs: 2, md: 3 } }}>
    <Typography id="legal" variant="h3" component="h2" sx={{ mb: 1 }}>
      {messages.pagesTitle}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
      {messages.pagesText}
    </Typography>
    <Link to={`/category?${FOOTER_PAGES}`} style={{ color: 'inherit', fontWeight: 600 }}>
      {messages.pagesLink}
    </Link>
  </Card>
)

const FOOTER_PAGES = new URLSearchParams({ filter: JSON.stringify({ menu: 'footer' }) })

function FirstPage() {
  const row = useRecordContext<RaRecord>()
  if (row === undefined) return null
  return (
    <FramedPage
      address="/"
      title={messages.firstPage}
      name={String(row['name'])}
      revision={row['revision']}
    />
  )
}
