import type { TextItem } from '@kisscut/artwork/design'
import { TEXT_ALIGNMENTS } from '@kisscut/core/design'
import { Suspense, useEffect, useId, useMemo, useRef, useState } from 'react'
import { NumberField, Slider } from '../../controls/index.ts'
import * as messages from '../../messages/design-tools.ts'
import { FontPicker } from '../pickers/font-picker.tsx'
import { useArrived, useDesign, useSession } from '../session/use-session.ts'
import type { TextFields, TextStep } from '../session/session.ts'
import { PanelBoundary } from '../boundary.tsx'
import { TextPathPanel, VariesFields } from './lazy-panels.tsx'
import { PaintField } from './paint-field.tsx'
import { fillElement } from './paint-commands.ts'
import { StrokeFields } from './stroke-fields.tsx'
import css from './panel.module.css'

const POINTS = 72
export const TRACKING = { least: -100, most: 500, step: 10 } as const
const CURVE = { least: -360, most: 360, step: 5 } as const
/** Smaller bends snap to straight, so that a slider can reach it. */
const STRAIGHT = 5

/** Content and look of a text. EDIT-4, EDIT-5. */
export function TextPanel({ text }: { readonly text: TextItem }) {
  const session = useSession()
  const { perform, flags } = session
  const [hasFailed, setHasFailed] = useState(false)
  const { id } = text
  const change = (fields: TextFields, step: TextStep) => {
    setHasFailed(false)
    session.changeText(id, fields, step).catch(() => setHasFailed(true))
  }
  return (
    <section className={css.section} aria-label={messages.kindNames.text}>
      {text.symbol !== 'number_range' && text.symbol !== 'variable_data' && (
        <WordsField
          text={text}
          onType={(words, isJoined) => change({ text: words }, { label: 'text', isJoined })}
        />
      )}
      {flags.showVariableData && (
        <VariesFields element={text} onChange={(fields, step) => change(fields, step)} />
      )}
      <FontPicker chosen={text.font} onChoose={(font) => change({ font }, { label: 'font' })} />
      {hasFailed && (
        <p role="alert" className={css.error}>
          {messages.fontNotLoaded}
        </p>
      )}
      <div className={css.pair}>
        <NumberField
          label={messages.textSize}
          unit={messages.points}
          value={String(Math.round(text.size * POINTS * 10) / 10)}
          isOff={text.locked}
          onTyped={(typed) => {
            const points = Number(typed.replace(',', '.'))
            if (!(points >= 1 && points <= 10_000)) return false
            change({ size: points / POINTS }, { label: 'size' })
            return true
          }}
        />
        <AlignmentButtons
          text={text}
          onChoose={(alignment) => change({ alignment }, { label: 'alignment' })}
        />
      </div>
      <PaintField
        legend={messages.fill}
        paint={text.fill}
        none={null}
        onColor={(colorId) => perform(fillElement(text, { colorId }))}
        onCustomColor={(customColor, isJoined) => perform(fillElement(text, { customColor }), isJoined)}
      />
      <StrokeFields element={text} />
      {text.bend.kind !== 'path' && (
        <Slider
          label={messages.curve}
          range={CURVE}
          value={text.bend.kind === 'arc' ? text.bend.degrees : 0}
          text={messages.curved(text.bend.kind === 'arc' ? text.bend.degrees : 0)}
          onChange={(degrees) =>
            change(
              { bend: Math.abs(degrees) < STRAIGHT ? { kind: 'straight' } : { kind: 'arc', degrees } },
              { label: 'curve', isJoined: true },
            )
          }
        />
      )}
      <PanelBoundary>
        <Suspense>
          <TextPathPanel text={text} onChange={change} />
        </Suspense>
      </PanelBoundary>
      <Slider
        label={messages.tracking}
        range={TRACKING}
        value={text.tracking}
        onChange={(tracking) => change({ tracking }, { label: 'spacing', isJoined: true })}
      />
    </section>
  )
}

interface AlignmentProps {
  readonly text: TextItem
  readonly onChoose: (alignment: TextItem['alignment']) => void
}

export const AlignmentButtons = ({ text, onChoose }: AlignmentProps) => (
  <div role="group" aria-label={messages.alignText} className={css.segments}>
    {TEXT_ALIGNMENTS.map((alignment) => (
      <button
        key={alignment}
        type="button"
        className={css.button}
        aria-label={messages.alignments[alignment]}
        title={messages.alignments[alignment]}
        aria-pressed={text.alignment === alignment}
        disabled={text.locked}
        onClick={() => onChoose(alignment)}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d={ALIGNMENT_ICONS[alignment]} fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    ))}
  </div>
)

const ALIGNMENT_ICONS = {
  left: 'M3 4h14M3 8h8M3 12h12M3 16h6',
  center: 'M3 4h14M6 8h8M4 12h12M7 16h6',
  right: 'M3 4h14M9 8h8M5 12h12M11 16h6',
} as const

/** The words of a text in a field beside the canvas. The field owns its text while typing, so that input methods work. */
export function WordsField({
  text,
  label,
  rows = 2,
  onType,
  onEnter,
}: {
  readonly text: TextItem
  readonly label?: string
  readonly rows?: number
  readonly onType: (words: string, isJoined: boolean) => void
  /** Action of Enter; absent: a new line in the same text, as with Shift and Enter. */
  readonly onEnter?: () => void
}) {
  const field = useRef<HTMLTextAreaElement>(null)
  const hasTyped = useRef(false)
  useEffect(() => {
    // The text was undone, or typed on the canvas.
    if (field.current && field.current.value !== text.text) field.current.value = text.text
  }, [text.text])
  const missing = useMissingLetters(text)
  const missingId = useId()
  const control = (
    <label className={css.label}>
      {label ?? (text.symbol === 'csv_list' ? messages.values : messages.words)}
      <textarea
        ref={field}
        key={text.id}
        rows={rows}
        className={css.input}
        defaultValue={text.text}
        disabled={text.locked}
        aria-invalid={missing !== '' || undefined}
        aria-describedby={missing === '' ? undefined : missingId}
        onFocus={() => {
          hasTyped.current = false
        }}
        onInput={({ currentTarget }) => {
          onType(currentTarget.value, hasTyped.current)
          hasTyped.current = true
        }}
        onKeyDown={(event) => {
          if (!onEnter || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          onEnter()
        }}
      />
    </label>
  )
  return (
    <>
      {control}
      <div id={missingId} role="status">
        {missing !== '' && <p className={css.error}>{messages.fontLacks(missing)}</p>}
      </div>
    </>
  )
}

/** The letters missing from a text's font, each once; empty for none or while unknown. */
function useMissingLetters(text: TextItem): string {
  const { product } = useSession()
  const { sides } = useDesign()
  const { drawing, resources } = useArrived()
  const { rules } = product
  const side = sides.find(({ id }) => id === text.side)
  return useMemo(() => {
    if (!drawing || !side || resources.face(text.font) === null) return ''
    const found = drawing
      .findingsOf(text, { shape: 'rectangle', width: FAR, height: FAR, rules }, resources, rules)
      .find(({ code }) => code === 'missing-letters')
    return found ? String(found.measured) : ''
    // Depends only on words and font, not on the place.
  }, [text.text, text.symbol, text.font, drawing, resources, side, rules])
}

/** Inches of a product on which any text fits. */
const FAR = 1000
