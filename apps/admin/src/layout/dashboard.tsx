import { describeFinding, lintPriceTable } from '@kisscut/core/linter'
import type { PriceTable } from '@kisscut/core/product'
import { recordNamed, settings } from '@kisscut/records'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Title, useCanAccess, useGetList, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { titleOf, wordsOfRecord } from '../records/described.ts'
import { shownDate } from '../records/shown.ts'
import { useSetup } from '../setup/use-setup.ts'
import * as messages from '../messages/pages.ts'
import { FirstSteps } from './first-steps.tsx'
import { UnsentLetters } from './unsent-letters.tsx'
import * as setup from '../messages/setup.ts'

/** Maximum number of materials whose prices are checked. */
const MATERIALS = 200

const FIGURES = ['template', 'template_material', 'template_option_set', 'custom'] as const

/** The owner's overview: counts, price findings, and latest changes. */
export function Dashboard() {
  const { canAccess } = useCanAccess({ resource: settings.name, action: 'change' })
  const state = useSetup(canAccess === true)
  const isNew = state !== null && state !== 'failed' && !state.is_done
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 1120 }}>
      <Title title={messages.dashboard} />
      <Typography variant="h1">{messages.welcome}</Typography>
      {isNew ? <SetUpFirst /> : <FirstSteps />}
      <UnsentLetters isWanted={canAccess === true} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' },
        }}
      >
        {FIGURES.map((name) => (
          <FigureCard key={name} name={name} />
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { lg: '3fr 2fr' } }}>
        {!isNew && <Prices />}
        <Latest />
      </Box>
    </Box>
  )
}

/** A link to the setup, until the owner has completed it (SETTINGS-11). */
function SetUpFirst() {
  return (
    <Card component="section" aria-labelledby="setup" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="setup" variant="h3" component="h2">
        {setup.dashboardTitle}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {setup.dashboardText}
      </Typography>
      <Button variant="contained" component={Link} to="/setup">
        {setup.title}
      </Button>
    </Card>
  )
}

const ONE = { pagination: { page: 1, perPage: 1 } }

/** The number of rows, and of published ones where rows can be hidden. */
function FigureCard({ name }: { readonly name: (typeof FIGURES)[number] }) {
  const record = recordNamed(name)
  const isPublished = Object.keys(record.published).length > 0
  const all = useGetList(name, ONE)
  const shown = useGetList(name, { ...ONE, filter: record.published }, { enabled: isPublished })
  return (
    <Card
      component={Link}
      to={`/${name}`}
      sx={{
        p: 2.5,
        color: 'inherit',
        textDecoration: 'none',
        display: 'block',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Typography sx={{ color: 'text.secondary' }}>{wordsOfRecord(name).many}</Typography>
      <Typography
        component="p"
        sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}
      >
        {all.total ?? messages.none}
      </Typography>
      {isPublished && (all.total ?? 0) > 0 && all.total !== undefined && shown.total !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {messages.published(shown.total, all.total)}
        </Typography>
      )}
    </Card>
  )
}

/** Linter findings in the materials’ price tables (PRICE-14). */
function Prices() {
  const { data = [], isPending } = useGetList<RaRecord>('template_material', {
    pagination: { page: 1, perPage: MATERIALS },
  })
  const record = recordNamed('template_material')
  const found = data.flatMap((row) => {
    const table = row['price_table'] as PriceTable | null
    const findings = table === null ? [messages.noPrice] : lintPriceTable(table).map(describeFinding)
    return findings.length > 0 ? [{ row, findings }] : []
  })
  return (
    <Card component="section" aria-labelledby="prices" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="prices" variant="h3" component="h2">
        {messages.pricesTitle}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {isPending || found.length > 0
          ? messages.pricesText
          : data.length > 0
            ? messages.pricesFine
            : messages.noPrices}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found.map(({ row, findings }) => (
          <Box component="li" key={row.id} sx={{ py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
            <Link
              to={`/template_material/${encodeURIComponent(String(row.id))}`}
              style={{ color: 'inherit', fontWeight: 600 }}
            >
              {titleOf(record, row)}
            </Link>{' '}
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {findings.length > 1 ? messages.findings(findings.length) : findings[0]}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

/** The products saved last. */
function Latest() {
  const record = recordNamed('template')
  const { data = [], isPending } = useGetList<RaRecord>('template', {
    pagination: { page: 1, perPage: 8 },
    sort: { field: 'updated', order: 'DESC' },
  })
  return (
    <Card component="section" aria-labelledby="latest" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="latest" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {messages.latestTitle}
      </Typography>
      {!isPending && data.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {messages.noProducts}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((row) => (
          <Box component="li" key={row.id} sx={{ py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
            <Link
              to={`/template/${encodeURIComponent(String(row.id))}`}
              style={{ color: 'inherit', fontWeight: 600 }}
            >
              {titleOf(record, row)}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {shownDate(String(row['updated']))}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
