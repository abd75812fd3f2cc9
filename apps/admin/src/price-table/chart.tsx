import Box from '@mui/material/Box'
import { COLORS } from '../layout/theme.ts'
import * as messages from '../messages/price-table.ts'
import type { Total } from './totals.ts'

const WIDTH = 640
const HEIGHT = 220
const LEFT = 56
const BOTTOM = 26

/** A scale of quantities on which both a hundred and ten thousand are visible. */
const x = (quantity: number, most: number) =>
  LEFT + ((WIDTH - LEFT - 10) * Math.log(quantity)) / Math.log(Math.max(most, 2))
/** A scale of amounts on which both dollars and thousands are visible. */
const y = (amount: number, least: number, most: number) =>
  HEIGHT -
  BOTTOM -
  ((HEIGHT - BOTTOM - 12) * Math.log(Math.max(amount, least) / least)) / Math.log(Math.max(most / least, 2))

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Totals by quantity, with the cost below them where known: a falling line is a dead zone. */
export function TotalsChart({
  totals,
  title,
}: {
  readonly totals: readonly Total[]
  readonly title: string
}) {
  const mostPieces = totals.at(-1)?.quantity ?? 2
  const most = Math.max(...totals.map(({ total, cost }) => Math.max(total, cost ?? 0)))
  const amounts = totals.flatMap(({ total, cost }) => [total, cost ?? total]).filter((amount) => amount > 0)
  const least = Math.min(...amounts, most) || 1
  const levels = [least, Math.sqrt(least * most), most]
  const line = (of: (total: Total) => number | null) =>
    totals
      .flatMap((each) => {
        const amount = of(each)
        return amount === null
          ? []
          : [`${x(each.quantity, mostPieces).toFixed(1)},${y(amount, least, most).toFixed(1)}`]
      })
      .join(' ')
  const falls = totals.flatMap((each, at) => {
    const next = totals[at + 1]
    return next !== undefined && next.total < each.total ? [[each, next] as const] : []
  })
  const marks = [1, 10, 100, 1000, 10_000, 100_000].filter((mark) => mark <= mostPieces)
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={title}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={title}
        style={{ width: '100%', minWidth: 520 }}
      >
        {levels.map((level) => (
          <g key={level}>
            <line
              x1={LEFT}
              x2={WIDTH - 10}
              y1={y(level, least, most)}
              y2={y(level, least, most)}
              stroke={COLORS.rule}
            />
            <text
              x={LEFT - 8}
              y={y(level, least, most) + 4}
              textAnchor="end"
              fontSize="12"
              fill={COLORS.inkSecond}
            >
              {figure.format(level)}
            </text>
          </g>
        ))}
        {marks.map((mark) => (
          <text
            key={mark}
            x={x(mark, mostPieces)}
            y={HEIGHT - 8}
            textAnchor="middle"
            fontSize="12"
            fill={COLORS.inkSecond}
          >
            {figure.format(mark)}
          </text>
        ))}
        {falls.map(([each, next]) => (
          <line
            key={each.quantity}
            x1={x(each.quantity, mostPieces)}
            y1={y(each.total, least, most)}
            x2={x(next.quantity, mostPieces)}
            y2={y(next.total, least, most)}
            stroke={COLORS.warn}
            strokeWidth="7"
            strokeLinecap="round"
            opacity="0.35"
          />
        ))}
        <polyline
          points={line(({ cost }) => cost)}
          fill="none"
          stroke={COLORS.inkSecond}
          strokeWidth="2"
          strokeDasharray="5 4"
        />
        <polyline points={line(({ total }) => total)} fill="none" stroke={COLORS.cut} strokeWidth="2.5" />
      </svg>
      <Box sx={{ display: 'flex', gap: 3, color: 'text.secondary', fontSize: 13 }}>
        <span>
          <Box component="span" sx={{ color: COLORS.cut, fontWeight: 700 }}>
            —
          </Box>{' '}
          {messages.total}
        </span>
        {totals.some(({ cost }) => cost !== null) && <span>┄ {messages.costs}</span>}
      </Box>
    </Box>
  )
}
