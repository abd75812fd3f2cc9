import { dataOfItem, variationOf, type VaryingItem } from '@kisscut/artwork/design'
import { messageOf } from '@kisscut/core/problem'
import {
  isListed,
  readList,
  readVariableData,
  switchSymbol,
  textOnPiece,
  usesStackedLayout,
  type TextSymbol,
  type VaryingText,
} from '@kisscut/core/variable-data'
import { Suspense, lazy, useId } from 'react'
import * as messages from '../../messages/design-tools.ts'
import { PanelBoundary } from '../boundary.tsx'
import type { TextStep } from '../session/session.ts'
import { useArrived, useSession } from '../session/use-session.ts'
import { RecordsReport } from './records-report.tsx'
import { LineField } from './line-field.tsx'
import css from './panel.module.css'

/** The variation of an element; `text` is its words or its list. */
type VariationFields = Partial<VaryingText>

/** Loaded when a column is first chosen: it reads table files. */
const ColumnFields = lazy(async () => ({ default: (await import('./column-fields.tsx')).ColumnFields }))

export interface VariesFieldsProps {
  readonly element: VaryingItem
  readonly onChange: (fields: VariationFields, step: TextStep) => void
}

const OFFERED = ['none', 'number_range', 'csv_list', 'variable_data'] as const satisfies readonly TextSymbol[]

/** Whether a text or a code varies, and how: a number range, a list or a column. VAR-1, VAR-6, VAR-7, VAR-15, DESIGN-35. */
export function VariesFields({ element, onChange }: VariesFieldsProps) {
  const text = variationOf(element)
  const wrong = useId()
  const { length, messages: problems } = readingOf(element)
  // A list with problems is also displayed piece by piece.
  const count = length ?? (isListed(text) ? readList(text.text).records.length : 0)
  const hasError = problems.length > 0 && length === null
  const described = { 'aria-invalid': hasError, 'aria-describedby': wrong }
  const isStacked = usesStackedLayout(text.symbolRangeStart, text.symbolRangeEnd)
  return (
    <div className={css.section}>
      <label className={css.label}>
        {messages.varies}
        <select
          className={css.input}
          value={text.symbol}
          disabled={element.locked}
          onChange={({ currentTarget }) =>
            onChange(switched(text, currentTarget.value as TextSymbol), { label: messages.variesStep })
          }
        >
          {OFFERED.map((symbol) => (
            <option key={symbol} value={symbol}>
              {element.kind === 'code' && symbol === 'none'
                ? messages.sameCode
                : messages.symbolNames[symbol]}
            </option>
          ))}
        </select>
      </label>
      {text.symbol === 'variable_data' && (
        <PanelBoundary>
          <Suspense>
            <ColumnFields key={element.id} element={element} onChange={onChange} />
          </Suspense>
        </PanelBoundary>
      )}
      {(text.symbol === 'number_range' || text.symbol === 'csv_list') && (
        <LineField
          label={messages.textName}
          value={text.symbolName}
          described={{}}
          isOff={element.locked}
          onType={(symbolName, isJoined) => onChange({ symbolName }, { label: 'name', isJoined })}
        />
      )}
      {text.symbol === 'number_range' && (
        <div className={isStacked ? css.section : css.pair}>
          <LineField
            label={messages.rangeFrom}
            value={text.symbolRangeStart}
            described={described}
            isOff={element.locked}
            onType={(symbolRangeStart, isJoined) =>
              onChange({ symbolRangeStart }, { label: 'range', isJoined })
            }
          />
          <LineField
            label={messages.rangeTo}
            value={text.symbolRangeEnd}
            described={described}
            isOff={element.locked}
            onType={(symbolRangeEnd, isJoined) => onChange({ symbolRangeEnd }, { label: 'range', isJoined })}
          />
        </div>
      )}
      {text.symbol === 'csv_list' && element.kind === 'code' && (
        <LineField
          label={messages.values}
          value={text.text}
          described={described}
          isOff={element.locked}
          onType={(list, isJoined) => onChange({ text: list }, { label: 'values', isJoined })}
        />
      )}
      <p id={wrong} role="status" className={hasError ? css.error : css.hint}>
        {problems.join(' ')}
      </p>
      {count > 0 && <Pieces text={text} count={count} />}
      <RecordsReport element={element} />
    </div>
  )
}

/** The fields that a switch changes. */
function switched(text: VaryingText, symbol: TextSymbol): VariationFields {
  const { text: words, symbolFile, symbolRangeStart, symbolRangeEnd } = switchSymbol(text, symbol)
  return { symbol, text: words, symbolFile, symbolRangeStart, symbolRangeEnd }
}

/** The number of pieces of a text, with its problems. */
function readingOf(element: VaryingItem): {
  readonly length: number | null
  readonly messages: readonly string[]
} {
  const data = dataOfItem(element)
  if (data === null) return { length: null, messages: [] }
  const { length, problems } = readVariableData(data)
  return { length, messages: problems.map(messageOf) }
}

/** Selects the piece on the canvas. DESIGN-35. */
function Pieces({ text, count }: { readonly text: VaryingText; readonly count: number }) {
  const { store } = useSession()
  useArrived()
  const shown = Math.min(store.piece(), count - 1)
  const step = (by: number) => store.showPiece(Math.min(count - 1, Math.max(0, shown + by)))
  return (
    <div className={css.row}>
      <button
        type="button"
        className={css.button}
        aria-label={messages.earlierPiece}
        disabled={shown === 0}
        onClick={() => step(-1)}
      >
        ‹
      </button>
      <output className={css.hint}>{messages.piece(shown + 1, count, textOnPiece(text, shown) ?? '')}</output>
      <button
        type="button"
        className={css.button}
        aria-label={messages.laterPiece}
        disabled={shown === count - 1}
        onClick={() => step(1)}
      >
        ›
      </button>
    </div>
  )
}
