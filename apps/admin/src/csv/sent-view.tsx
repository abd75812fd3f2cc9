import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import * as messages from '../messages/csv.ts'
import type { Sent } from './send-rows.ts'

/** Maximum number of rejected lines named. */
const SHOWN = 200

/** The saved rows, and the others with the reason. */
export function SentView({ sent }: { readonly sent: Sent }) {
  const { saved, rejected, unsent, failure, unknown } = sent
  const isWhole = rejected.length === 0 && unsent === 0 && unknown === null
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity={isWhole ? 'success' : 'warning'}>{messages.finished(saved)}</Alert>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      {unknown !== null && <Alert severity="error">{messages.unknown(...unknown)}</Alert>}
      {unsent > 0 && <Alert severity="warning">{messages.unsent(unsent)}</Alert>}
      {rejected.length > 0 && (
        <Alert severity="error">
          {messages.rejected(rejected.length)}
          <Box component="ul" sx={{ pl: 2.5, my: 1, overflowWrap: 'anywhere' }}>
            {rejected.slice(0, SHOWN).map(({ line, problem }) => (
              <li key={line}>{messages.failedAt(line, problem)}</li>
            ))}
          </Box>
          {rejected.length > SHOWN && messages.shown(SHOWN, rejected.length)}
        </Alert>
      )}
    </Box>
  )
}
