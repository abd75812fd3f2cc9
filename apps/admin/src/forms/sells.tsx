import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useGetMany, useRecordContext, type RaRecord } from 'react-admin'
import { missingFor } from '../records/missing.ts'
import * as messages from '../messages/pages.ts'

/** Requirements that a saved product still misses before a shopper can find and buy it (ADMIN-9). */
export function Sells() {
  const row = useRecordContext<RaRecord>()
  const ids = ((row?.['materials'] ?? []) as readonly string[]).map(String)
  const { data: materials, isPending } = useGetMany<RaRecord>(
    'template_material',
    { ids: [...ids] },
    { enabled: ids.length > 0 },
  )
  if (row === undefined || (ids.length > 0 && isPending)) return null
  const missing = missingFor(row, materials ?? [])
  return missing.length === 0 ? null : (
    <Alert severity="warning" sx={{ alignItems: 'flex-start' }}>
      {messages.missing}
      <Box component="ul" sx={{ pl: 2.5, my: 0.5 }}>
        {missing.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Alert>
  )
}
