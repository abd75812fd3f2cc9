import { recordNamed, type AnyRecord } from '@kisscut/records'
import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useGetManyReference, useRecordContext, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { defaultSort } from '../api/data-provider.ts'
import { isMadeHere, titleOf, wordsOfRecord } from '../records/described.ts'
import { SECTIONS } from '../messages/records.ts'
import * as messages from '../messages/pages.ts'

/** Rows that are parts of this one, such as the sides of a product, each list in its order. */
export function Parts({ record }: { readonly record: AnyRecord }) {
  const row = useRecordContext<RaRecord>()
  const parts = Object.values(record.parts).filter(({ of }) => isMadeHere(recordNamed(of)))
  if (row?.['id'] === undefined || parts.length === 0) return null
  return (
    <Card component="section" aria-labelledby="title-parts" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="title-parts" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {SECTIONS.parts}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {parts.map(({ of, by }) => (
          <PartsOfKind key={of} part={recordNamed(of)} by={by} id={String(row.id)} />
        ))}
      </Box>
    </Card>
  )
}

interface KindProps {
  readonly part: AnyRecord
  readonly by: string
  readonly id: string
}

function PartsOfKind({ part, by, id }: KindProps) {
  const { data = [] } = useGetManyReference<RaRecord>(part.name, {
    target: by,
    id,
    pagination: { page: 1, perPage: 50 },
    sort: defaultSort(part),
  })
  const words = wordsOfRecord(part.name)
  const source = encodeURIComponent(JSON.stringify({ [by]: id }))
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }} component="h3">
        {words.many}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.map((row) => (
          <li key={row.id}>
            <Link to={`/${part.name}/${encodeURIComponent(String(row.id))}`} style={{ color: 'inherit' }}>
              {titleOf(part, row)}
            </Link>
          </li>
        ))}
      </Box>
      <Button
        size="small"
        color="secondary"
        component={Link}
        to={`/${part.name}/create?source=${source}`}
        startIcon={<Add />}
      >
        {messages.addPart(words.one)}
      </Button>
    </Box>
  )
}
