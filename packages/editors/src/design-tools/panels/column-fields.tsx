import { variationOf, type VaryingItem } from '@kisscut/artwork/design'
import { messageOf } from '@kisscut/core/problem'
import { listText, readVariableData, recordsOfColumn, type VaryingText } from '@kisscut/core/variable-data'
import { useRef, useState } from 'react'
import * as messages from '../../messages/table-file.ts'
import type { DesignSession, TextStep } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'
import { readTableFile, type TableChoice, type TableReading } from '../table-file/read-table-file.ts'
import css from './panel.module.css'
import { TableSourceFields } from './table-source-fields.tsx'

type LoadedFile = Extract<TableReading, { ok: true }> & { readonly file: File; readonly choice: TableChoice }

/** The file chosen last: several texts share it. */
const newest = new WeakMap<DesignSession, LoadedFile>()

/** Problems that make the values an invalid list. */
const REJECTED: ReadonlySet<string> = new Set([
  'variable-data.too-many',
  'variable-data.too-long',
  'variable-data.empty-list',
])
const UNREADABLE: TableReading = { ok: false, message: messages.notRead }
/** Maximum length of a stored file name, which keeps its end. */
const LONGEST_NAME = 200

interface Props {
  readonly element: VaryingItem
  readonly onChange: (fields: Partial<VaryingText>, step: TextStep) => void
}

/** The file and column of a text or a code. VAR-15. */
export function ColumnFields({ element, onChange }: Props) {
  const session = useSession()
  const [loaded, setLoaded] = useState(() => newest.get(session) ?? null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isReading, setIsReading] = useState(false)
  const latest = useRef(0)
  const { symbolName, symbolFile } = variationOf(element)
  const columns = loaded ? [...new Set(loaded.table.columns)].filter((heading) => heading !== '') : []
  const take = ({ table, file }: LoadedFile, column: string) => {
    const reading = recordsOfColumn(table, column)
    if ('problem' in reading) return setProblems([messageOf(reading.problem)])
    const text = listText(reading.records)
    const errors = readVariableData({ kind: 'list', text }).problems.filter(({ code }) => REJECTED.has(code))
    setProblems(errors.map(messageOf))
    if (errors.length > 0) return
    onChange(
      { text, symbolName: column, symbolFile: file.name.slice(-LONGEST_NAME) },
      { label: messages.columnStep },
    )
  }
  const open = async (file: File, choice: TableChoice = {}) => {
    const number = (latest.current += 1)
    setProblems([])
    setIsReading(true)
    // The file may have been deleted, or the reading code can't be loaded.
    const reading = await readTableFile(file, choice, navigator.language).catch(
      (): TableReading => UNREADABLE,
    )
    if (number !== latest.current) return
    setIsReading(false)
    if (!reading.ok) return setProblems([reading.message])
    const opened = { ...reading, file, choice }
    newest.set(session, opened)
    setLoaded(opened)
    const only = reading.table.columns.length === 1 ? reading.table.columns[0] : undefined
    const column = symbolFile === '' ? only : symbolName
    if (column !== undefined) take(opened, column)
  }
  const isShown = loaded?.file.name.slice(-LONGEST_NAME) === symbolFile && columns.includes(symbolName)
  return (
    <div className={css.section}>
      <label className={`${css.button} ${css.file}`}>
        {symbolFile === '' && !loaded ? messages.chooseTable : messages.chooseAnother}
        <input
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          disabled={element.locked}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) void open(file)
            currentTarget.value = ''
          }}
        />
      </label>
      <p className={css.hint}>
        {symbolFile === '' ? messages.tableHint : messages.columnOf(symbolName, symbolFile)}
      </p>
      {columns.length > 0 && loaded && (
        <label className={css.label}>
          {messages.column}
          <select
            className={css.input}
            value={isShown ? symbolName : ''}
            disabled={element.locked}
            onChange={({ currentTarget }) => take(loaded, currentTarget.value)}
          >
            {!isShown && <option value="">{messages.chooseColumn}</option>}
            {columns.map((heading) => (
              <option key={heading}>{heading}</option>
            ))}
          </select>
        </label>
      )}
      {loaded && (
        <TableSourceFields
          source={loaded.source}
          choice={loaded.choice}
          isLocked={element.locked}
          onChoose={(choice) => void open(loaded.file, choice)}
        />
      )}
      <p role="status" className={css.hint}>
        {isReading ? messages.readingTable : loaded?.notices.join(' ')}
      </p>
      {problems.length > 0 && (
        <p role="alert" className={css.error}>
          {problems.join(' ')}
        </p>
      )}
    </div>
  )
}
