import { describeInPlace, lintPriceTable, type Finding } from '@kisscut/core/linter'
import type { PriceTable } from '@kisscut/core/product'
import type { DeclaredField } from '@kisscut/records'
import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useInput } from 'react-admin'
import { COLORS } from '../layout/theme.ts'
import { AS_IT_IS } from '../inputs/json-input.tsx'
import { problemOf } from '../records/fields.ts'
import * as messages from '../messages/price-table.ts'
import * as changes from './changes.ts'
import { TotalsChart } from './chart.tsx'
import { totalsOf } from './totals.ts'

interface Props {
  readonly source: string
  readonly field: DeclaredField
  readonly disabled?: boolean
}

/** Sizes of the drawn totals, in inches. */
const SIZES = ['2 × 2', '3 × 3', '4 × 4', '6 × 6', '12 × 12', '24 × 18']
const sideOf = (text: string) => {
  const [width = 2, height = 2] = text.split(' × ').map(Number)
  return { width, height }
}

const AMOUNT = /^\d{1,6}(?:\.\d{1,6})?$/
const findingsOf = (table: PriceTable, cost: string): readonly Finding[] =>
  lintPriceTable(table, AMOUNT.test(cost) ? cost : undefined)

/** The grid row of a finding; -1 for the whole table. */
const rowOf = (finding: Finding): number => ('row' in finding ? finding.row : -1)

/** A price table as a grid: linter findings in their row, and a chart of totals by quantity (ADMIN-7). */
export function PriceTableInput({ source, field, disabled = false }: Props) {
  const input = useInput({ source, ...AS_IT_IS, validate: (value: unknown) => problemOf(field, value) })
  const table = input.field.value as PriceTable | null | undefined
  const change = (next: PriceTable | null) => input.field.onChange(next)
  const [cost, setCost] = useState('')
  const [size, setSize] = useState(SIZES[1]!)
  const [isStarted, setStarted] = useState(false)
  if (table === null || table === undefined)
    return (
      <Box sx={{ py: 1 }}>
        <Typography sx={{ mb: 1 }}>{messages.noTable}</Typography>
        {!disabled && (
          <Button
            variant="outlined"
            color="secondary"
            onClick={() => {
              // The clicked button is removed: the focus moves to the first rate.
              setStarted(true)
              change(changes.FIRST_TABLE)
            }}
          >
            {messages.start}
          </Button>
        )}
      </Box>
    )
  const findings = findingsOf(table, cost)
  const totals = totalsOf(table, sideOf(size), AMOUNT.test(cost) ? Number(cost) : null)
  const problem = problemOf(field, table)
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0, my: 1 }}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <TextField
          select
          label={messages.basis}
          value={table.basis}
          disabled={disabled}
          onChange={({ target }) => change({ ...table, basis: target.value as PriceTable['basis'] })}
          sx={{ width: 220 }}
        >
          {Object.entries(messages.BASES).map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={messages.cost}
          value={cost}
          onChange={({ target }) => setCost(target.value)}
          helperText={messages.costHelp}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          sx={{ flex: '1 1 220px', maxWidth: 420 }}
        />
      </Box>
      <Grid table={table} findings={findings} disabled={disabled} isStarted={isStarted} change={change} />
      {problem !== undefined && <FormHelperText error>{problem}</FormHelperText>}
      {!disabled && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button
            size="small"
            color="secondary"
            startIcon={<Add />}
            onClick={() => change(changes.withNextQuantity(table))}
          >
            {messages.addQuantity}
          </Button>
          <Button
            size="small"
            color="secondary"
            startIcon={<Add />}
            onClick={() => change(changes.withNextRow(table))}
          >
            {messages.addRow}
          </Button>
          <Button size="small" color="error" startIcon={<Close />} onClick={() => change(null)}>
            {messages.removeTable}
          </Button>
        </Box>
      )}
      {findings.length === 0 && <Typography sx={{ color: 'success.main' }}>{messages.fine}</Typography>}
      {totals !== null && (
        <Box>
          <TextField
            select
            label={messages.sample}
            value={size}
            onChange={({ target }) => setSize(target.value)}
            sx={{ width: 140, mb: 1 }}
          >
            {SIZES.map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
          </TextField>
          <TotalsChart totals={totals} title={messages.chart(size)} />
        </Box>
      )}
    </Box>
  )
}

interface GridProps {
  readonly table: PriceTable
  readonly findings: readonly Finding[]
  readonly disabled: boolean
  /** It was just started. */
  readonly isStarted: boolean
  change(table: PriceTable): void
}

const cell = { border: `1px solid ${COLORS.rule}`, padding: 0, verticalAlign: 'top' } as const

function Grid({ table, findings, disabled, isStarted, change }: GridProps) {
  const starts = [1, ...table.quantities]
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={messages.grid}>
      <Box
        component="table"
        sx={{ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', width: '100%' }}
      >
        <thead>
          <tr>
            <HeadCell text={messages.from} />
            <HeadCell text={messages.least} />
            <HeadCell text={messages.one} />
            {table.quantities.map((quantity, at) => (
              <th key={at} style={{ ...cell, background: COLORS.ground }}>
                <Box sx={{ display: 'flex', alignItems: 'center' }}>
                  <Entry
                    label={messages.quantityOf(at + 2)}
                    value={String(quantity)}
                    disabled={disabled}
                    onChange={(text) =>
                      change(changes.withQuantity(table, at, Number(text.replace(/\D/g, ''))))
                    }
                  />
                  {!disabled && (
                    <IconButton
                      size="small"
                      aria-label={messages.removeQuantity(quantity)}
                      onClick={() => change(changes.withoutQuantity(table, at))}
                      sx={{ p: 0.75 }}
                    >
                      <Close sx={{ fontSize: 14 }} />
                    </IconButton>
                  )}
                </Box>
              </th>
            ))}
            {!disabled && <td />}
          </tr>
        </thead>
        {table.rows.map((row, at) => (
          <tbody key={at}>
            <tr>
              <td style={cell}>
                <Entry
                  label={messages.fromOf(at + 1)}
                  value={row.from}
                  disabled={disabled}
                  onChange={(from) => change(changes.withRow(table, at, { from }))}
                />
              </td>
              <td style={cell}>
                <Entry
                  label={messages.leastOf(at + 1)}
                  value={row.minimum}
                  disabled={disabled}
                  onChange={(minimum) => change(changes.withRow(table, at, { minimum }))}
                />
              </td>
              {row.rates.map((rate, tier) => (
                <td key={tier} style={cell}>
                  <Entry
                    label={messages.rateOf(at + 1, starts[tier] ?? 0)}
                    value={rate}
                    disabled={disabled}
                    autoFocus={isStarted && at === 0 && tier === 0}
                    onChange={(text) => change(changes.withRate(table, at, tier, text))}
                  />
                </td>
              ))}
              {!disabled && (
                <td>
                  <IconButton
                    size="small"
                    aria-label={messages.removeRow(at + 1)}
                    disabled={table.rows.length === 1}
                    onClick={() => change(changes.withoutRow(table, at))}
                  >
                    <Close sx={{ fontSize: 16 }} />
                  </IconButton>
                </td>
              )}
            </tr>
            <FindingsRow
              findings={findings.filter((finding) => rowOf(finding) === at)}
              columns={starts.length + 3}
            />
          </tbody>
        ))}
      </Box>
      <FindingsList findings={findings.filter((finding) => rowOf(finding) === -1)} />
    </Box>
  )
}

const HeadCell = ({ text }: { readonly text: string }) => (
  <Box
    component="th"
    scope="col"
    sx={{
      ...cell,
      p: 1,
      background: COLORS.ground,
      fontWeight: 600,
      whiteSpace: 'nowrap',
      textAlign: 'left',
    }}
  >
    {text}
  </Box>
)

interface EntryProps {
  readonly label: string
  readonly value: string
  readonly disabled: boolean
  readonly autoFocus?: boolean
  onChange(text: string): void
}

/** One number of the grid. */
const Entry = ({ label, value, disabled, autoFocus = false, onChange }: EntryProps) => (
  <Box
    component="input"
    aria-label={label}
    value={value}
    disabled={disabled}
    autoFocus={autoFocus}
    inputMode="decimal"
    onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
    sx={{
      width: '100%',
      minWidth: 72,
      height: 36,
      px: 1,
      border: 0,
      font: 'inherit',
      color: 'inherit',
      background: 'transparent',
      '&:focus-visible': { outline: `2px solid ${COLORS.cut}`, outlineOffset: -2 },
    }}
  />
)

/** Number of findings of a row shown before the rest is collapsed. */
const SHOWN = 3

function FindingsRow({
  findings,
  columns,
}: {
  readonly findings: readonly Finding[]
  readonly columns: number
}) {
  if (findings.length === 0) return null
  return (
    <tr>
      <td colSpan={columns} style={{ ...cell, background: COLORS.warnSoft }}>
        <FindingsList findings={findings} />
      </td>
    </tr>
  )
}

function FindingsList({ findings }: { readonly findings: readonly Finding[] }) {
  const [isOpen, setOpen] = useState(false)
  if (findings.length === 0) return null
  const shown = isOpen ? findings : findings.slice(0, SHOWN)
  return (
    <Box sx={{ color: COLORS.warn, px: 1, py: 0.5, fontSize: 13 }}>
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {shown.map((finding, at) => (
          <li key={at}>{describeInPlace(finding)}</li>
        ))}
      </Box>
      {findings.length > SHOWN && (
        <Button size="small" color="inherit" sx={{ minHeight: 28 }} onClick={() => setOpen(!isOpen)}>
          {isOpen ? messages.fewer : messages.all(findings.length)}
        </Button>
      )}
    </Box>
  )
}
