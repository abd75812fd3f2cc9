import { fieldsOf, recordNamed } from '@kisscut/records'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { downloadCSV, ListButton, Title, useDataProvider, useRefresh, useResourceContext } from 'react-admin'
import { wordsOfRecord } from '../records/described.ts'
import * as messages from '../messages/csv.ts'
import { inTurns } from './in-turns.ts'
import { planOf, type PlannedRow } from './plan.ts'
import { priceField } from './price-columns.ts'
import { PlanView } from './plan-view.tsx'
import { Progress } from './progress.tsx'
import { sendRows, type Sent } from './send-rows.ts'
import { SentView } from './sent-view.tsx'
import { storedRows } from './stored-rows.ts'
import { idsIn, LARGEST, readFile } from './table.ts'
import { writeCsv } from './write.ts'

type State =
  | { readonly is: 'waiting' }
  | { readonly is: 'wrong'; readonly problems: readonly string[] }
  | { readonly is: 'reading' | 'saving'; readonly done: number; readonly of: number }
  | { readonly is: 'planned'; readonly rows: readonly PlannedRow[] }
  | { readonly is: 'sent'; readonly sent: Sent }

/** A key that identifies an import; not secret. */
const newKey = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`

/** Imports a file after a preview: every change and every problem, line by line (ADMIN-10). */
export function ImportRows() {
  const record = recordNamed(useResourceContext() ?? '')
  const words = wordsOfRecord(record.name)
  const data = useDataProvider()
  const refresh = useRefresh()
  const chooser = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ is: 'waiting' })
  /** Stops the running import after its current call, on request or when the page is left. */
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  const isBusy = state.is === 'reading' || state.is === 'saving'
  useWarning(state.is === 'saving')

  const begin = () => {
    let isStopped = false
    stop.current = () => {
      isStopped = true
    }
    return () => isStopped
  }

  const plan = async (file: File): Promise<State> => {
    const isStopped = begin()
    if (file.size > LARGEST) return { is: 'wrong', problems: [messages.tooLarge(LARGEST / 1024 / 1024)] }
    setState({ is: 'reading', done: 0, of: 0 })
    const table = readFile(record, await file.arrayBuffer())
    if (table.problems.length > 0) return { is: 'wrong', problems: table.problems }
    const ids = idsIn(table)
    const of = ids.length + table.lines.length
    const show = (done: number) => setState({ is: 'reading', done, of })
    const stored = await storedRows(data, record, ids, show, isStopped)
    const rows = await inTurns(
      table.lines,
      planOf(record, table, stored),
      (done) => show(ids.length + done),
      isStopped,
    )
    return isStopped() ? { is: 'waiting' } : { is: 'planned', rows }
  }

  const read = async (file: File | undefined) => {
    if (file === undefined) return
    setState(
      await plan(file).catch((error: unknown) => ({
        is: 'wrong' as const,
        problems: [(error as Error).message],
      })),
    )
  }

  const save = async (rows: readonly PlannedRow[]) => {
    const isStopped = begin()
    const onProgress = (done: number) => setState({ is: 'saving', done, of: rows.length })
    onProgress(0)
    const sent = await sendRows(record, rows, { onProgress, isStopped, key: newKey() })
    setState({ is: 'sent', sent })
    refresh()
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 1000, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={messages.importTitle(words.many)} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Typography variant="h1">{messages.importTitle(words.many)}</Typography>
        <ListButton />
      </Box>
      <Typography sx={{ maxWidth: 720, color: 'text.secondary' }}>{messages.intro}</Typography>
      {priceField(fieldsOf(record)) !== undefined && (
        <Typography sx={{ maxWidth: 720, color: 'text.secondary' }}>{messages.pricesIntro}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={isBusy} onClick={() => chooser.current?.click()}>
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
        <Button
          color="secondary"
          startIcon={<Download />}
          onClick={() => downloadCSV(messages.EXAMPLES[record.name] ?? writeCsv(record, []), record.name)}
        >
          {record.name in messages.EXAMPLES ? messages.example : messages.columns}
        </Button>
      </Box>
      {isBusy && <Progress {...state} stop={() => stop.current()} />}
      {state.is === 'wrong' &&
        state.problems.map((problem) => (
          <Alert key={problem} severity="error">
            {problem}
          </Alert>
        ))}
      {state.is === 'planned' && <PlanView rows={state.rows} save={(rows) => void save(rows)} />}
      <Box role="status">{state.is === 'sent' && <SentView sent={state.sent} />}</Box>
    </Box>
  )
}

/** Makes the browser ask before the page is closed while rows are saved. */
function useWarning(isSaving: boolean) {
  useEffect(() => {
    if (!isSaving) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isSaving])
}
