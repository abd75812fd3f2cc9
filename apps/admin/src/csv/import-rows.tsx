import { recordNamed } from '@kisscut/records'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import {
  ListButton,
  Title,
  useDataProvider,
  useRefresh,
  useResourceContext,
  type RaRecord,
} from 'react-admin'
import { call } from '../api/call.ts'
import { wordsOfRecord } from '../records/described.ts'
import { labelOf } from '../records/fields.ts'
import * as messages from '../messages/csv.ts'
import { idsIn, planImport, type Plan, type PlannedRow } from './plan.ts'

/** Rows shown of a long plan. */
const SHOWN = 500

/** What an import does has to be read before it is done: every change and every problem, line by line (ADMIN-10). */
export function ImportRows() {
  const record = recordNamed(useResourceContext() ?? '')
  const words = wordsOfRecord(record.name)
  const data = useDataProvider()
  const refresh = useRefresh()
  const chooser = useRef<HTMLInputElement>(null)
  const [plan, setPlan] = useState<Plan | null>(null)
  const [state, setState] = useState('')
  const [failure, setFailure] = useState('')

  const read = async (file: File | undefined) => {
    if (file === undefined) return
    setState('')
    setFailure('')
    const text = await file.text()
    try {
      const stored = await data.getMany<RaRecord>(record.name, { ids: [...idsIn(text)] })
      setPlan(planImport(record, text, stored.data))
    } catch (error) {
      setFailure((error as Error).message)
    }
  }

  const rows = plan?.rows ?? []
  const sound = rows.filter(({ changes, problems }) => changes.length > 0 && problems.length === 0)
  const wrong = rows.filter(({ problems }) => problems.length > 0)

  const save = async () => {
    setFailure('')
    let saved = 0
    for (const row of sound) {
      setState(messages.saving(saved, sound.length))
      try {
        await saveRow(record.path, row)
        saved += 1
      } catch (error) {
        setFailure(messages.failedAt(row.line, (error as Error).message))
        break
      }
    }
    setState(messages.finished(saved))
    setPlan(null)
    refresh()
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 1000 }}>
      <Title title={messages.importTitle(words.many)} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Typography variant="h1">{messages.importTitle(words.many)}</Typography>
        <ListButton />
      </Box>
      <Typography sx={{ maxWidth: 720, color: 'text.secondary' }}>{messages.intro}</Typography>
      <Box>
        <Button variant="contained" onClick={() => chooser.current?.click()}>
          {messages.choose}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept=".csv,text/csv"
          hidden
          onChange={({ target }) => {
            void read(target.files?.[0])
            target.value = ''
          }}
        />
      </Box>
      <Box role="status">{state !== '' && <Alert severity="success">{state}</Alert>}</Box>
      {failure !== '' && <Alert severity="error">{failure}</Alert>}
      {plan?.problems.map((problem) => (
        <Alert key={problem} severity="error">
          {problem}
        </Alert>
      ))}
      {plan !== null && plan.problems.length === 0 && (
        <Card sx={{ p: { xs: 2, md: 3 } }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {messages.summary(
              sound.filter(({ id }) => id !== null).length,
              sound.filter(({ id }) => id === null).length,
              wrong.length,
            )}
          </Typography>
          {sound.length + wrong.length === 0 ? (
            <p>{messages.nothing}</p>
          ) : (
            <PlanTable rows={[...wrong, ...sound]} />
          )}
          {sound.length > 0 && (
            <Button variant="contained" sx={{ mt: 2 }} onClick={() => void save()}>
              {messages.save(sound.length)}
            </Button>
          )}
        </Card>
      )}
    </Box>
  )
}

/** A planned row is saved over the version it was planned for: whoever was faster is not overwritten. */
const saveRow = (path: string, { id, revision, body }: PlannedRow) =>
  id === null
    ? call(path, { method: 'POST', body })
    : call(`${path}${encodeURIComponent(id)}/`, {
        method: 'PATCH',
        body,
        ...(revision === undefined ? {} : { revision }),
      })

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
        {rows.slice(0, SHOWN).map((row) => (
          <TableRow key={row.line}>
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
                  {messages.change(labelOf(name), from || messages.empty, to || messages.empty)}
                </div>
              ))}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
)
