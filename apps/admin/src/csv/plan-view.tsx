import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { labelOf } from '../records/fields.ts'
import * as messages from '../messages/csv.ts'
import { problemsByLine, type PlannedRow } from './plan.ts'

/** Maximum number of rows shown of a plan. */
const SHOWN = 500
/** Beyond this number of wrong lines, distinct problems are also listed. */
const FEW = 10
/** Maximum number of distinct problems, and of lines named for each. */
const PROBLEMS = 50
const LINES_NAMED = 8

/** Every change and every problem of a file, before anything is saved. */
export function PlanView({
  rows,
  save,
}: {
  readonly rows: readonly PlannedRow[]
  readonly save: (rows: readonly PlannedRow[]) => void
}) {
  const { sound, wrong } = useMemo(() => {
    const isWrong = ({ problems }: PlannedRow) => problems.length > 0
    return {
      sound: rows.filter((row) => !isWrong(row) && row.changes.length > 0),
      wrong: rows.filter(isWrong),
    }
  }, [rows])
  const shown = [...wrong.slice(0, SHOWN), ...sound.slice(0, SHOWN)].slice(0, SHOWN)
  const all = sound.length + wrong.length
  return (
    <Card sx={{ p: { xs: 2, md: 3 } }}>
      <Box role="status">
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          {messages.summary(
            sound.filter(({ id }) => id !== null).length,
            sound.filter(({ id }) => id === null).length,
            wrong.length,
          )}
        </Typography>
      </Box>
      {sound.length > 0 && (
        <Box sx={{ my: 2 }}>
          <Button variant="contained" onClick={() => save(sound)}>
            {messages.save(sound.length)}
          </Button>
          {wrong.length > 0 && (
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {messages.leftOut(wrong.length)}
            </Typography>
          )}
        </Box>
      )}
      {all === 0 && <p>{messages.nothing}</p>}
      {wrong.length > FEW && <Problems rows={wrong} />}
      {all > 0 && <PlanTable rows={shown} />}
      {all > shown.length && <p>{messages.shown(shown.length, all)}</p>}
    </Card>
  )
}

const Problems = ({ rows }: { readonly rows: readonly PlannedRow[] }) => {
  const found = useMemo(() => problemsByLine(rows), [rows])
  return (
    <Box sx={{ mb: 3 }}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {messages.problems}
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, m: 0, mt: 1, display: 'grid', gap: 0.75 }}>
        {found.slice(0, PROBLEMS).map(({ problem, lines }) => (
          <li key={problem} style={{ overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
              {problem}
            </Box>{' '}
            {messages.inLines(lines.slice(0, LINES_NAMED), lines.length)}
          </li>
        ))}
      </Box>
      {found.length > PROBLEMS && <p>{messages.moreProblems(found.length - PROBLEMS)}</p>}
    </Box>
  )
}

const PlanTable = ({ rows }: { readonly rows: readonly PlannedRow[] }) => (
  <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={messages.what}>
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{messages.line}</TableCell>
          <TableCell>{messages.row}</TableCell>
          <TableCell>{messages.what}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.line} sx={{ verticalAlign: 'top' }}>
            <TableCell>{row.line}</TableCell>
            <TableCell>{row.id ?? messages.newRow}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              {row.problems.map((problem) => (
                <Box key={problem} sx={{ color: 'error.main', fontWeight: 600 }}>
                  {problem}
                </Box>
              ))}
              {row.changes.map(({ name, from, to }) => (
                <div key={name}>
                  {row.id === null
                    ? messages.inField(labelOf(name), to)
                    : messages.change(labelOf(name), from || messages.empty, to || messages.empty)}
                </div>
              ))}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
)
