import type { TextItem } from '@kisscut/artwork/design'
import { useEffect, useRef, useState } from 'react'
import {
  WordsField,
  useArrived,
  useDesign,
  useSelected,
  useSession,
  type ToolHost,
} from '../design-tools/index.ts'
import { shownLength } from '../controls/index.ts'
import * as messages from '../messages/lettering.ts'
import { LineForm } from './line-form.tsx'
import { LineButtons } from './line-buttons.tsx'
import { useKnife, useLettering } from './use-lettering.ts'
import panelCss from '../design-tools/panels/panel.module.css'
import css from './lettering-editor.module.css'

/** The lines of lettering in reading order; the current one with all its settings. LET-6. */
export function LinesPanel({ host }: { readonly host: ToolHost }) {
  const design = useDesign()
  const knife = useKnife()
  const { lines } = useLettering()
  const [focused, setFocused] = useState<string | null>(null)
  const ordered = knife?.linesInOrder(design) ?? []
  const failed = () => host.say(messages.notFetched)
  const add = () => lines.add().then(setFocused, failed)
  return (
    <section className={panelCss.section} aria-label={messages.linesHead}>
      <ol className={css.lines}>
        {ordered.map((line, at) => (
          <Line
            key={line.id}
            line={line}
            number={at + 1}
            count={ordered.length}
            isFocused={line.id === focused}
            onFocused={() => setFocused(null)}
            onAdd={add}
            onFailed={failed}
          />
        ))}
      </ol>
      <button type="button" className={panelCss.button} disabled={knife === null} onClick={add}>
        {messages.addLine}
      </button>
    </section>
  )
}

interface Props {
  readonly line: TextItem
  /** From 1. */
  readonly number: number
  readonly count: number
  /** It was just added: its words get the focus. */
  readonly isFocused: boolean
  readonly onFocused: () => void
  readonly onAdd: () => void
  readonly onFailed: () => void
}

function Line({ line, number, count, isFocused, onFocused, onAdd, onFailed }: Props) {
  const { select } = useSession()
  const { lines } = useLettering()
  const item = useRef<HTMLLIElement>(null)
  const selected = useSelected()
  const isSelected = selected.length === 1 && selected[0]!.id === line.id
  useEffect(() => {
    if (isSelected) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  useEffect(() => {
    if (!isFocused) return
    const field = item.current?.querySelector('textarea')
    field?.focus({ preventScroll: true })
    field?.select()
    onFocused()
  }, [isFocused, onFocused])
  const name = messages.lineNumber(number)
  return (
    <li ref={item} className={css.line} data-selected={isSelected || undefined} aria-label={name}>
      <div onFocus={() => isSelected || select([line.id])}>
        <WordsField
          label={name}
          text={line}
          rows={line.text.split('\n').length}
          onType={(text, isJoined) => lines.change(line.id, { text }, 'text', isJoined).catch(onFailed)}
          onEnter={onAdd}
        />
      </div>
      {isSelected ? (
        <>
          <LineButtons line={line} number={number} count={count} onFailed={onFailed} />
          <LineForm line={line} onFailed={onFailed} />
        </>
      ) : (
        <button
          type="button"
          className={css.about}
          aria-label={messages.editLine(name)}
          onClick={() => select([line.id])}
        >
          <About line={line} />
        </button>
      )}
    </li>
  )
}

/** Font, height and color of a line that is not current. */
function About({ line }: { readonly line: TextItem }) {
  const { store, library, unit } = useSession()
  const { drawing, resources } = useArrived()
  const face = resources.face(line.font)
  const color = library.colors.find(({ id }) => id === line.fill.colorId)
  const height = drawing && face && `${shownLength(drawing.capHeightOf(face, line.size), unit)} ${unit}`
  return (
    <>
      <svg viewBox="0 0 16 16" aria-hidden="true" className={css.dot}>
        <rect width="16" height="16" fill={color?.code ?? 'none'} />
      </svg>
      <span>{[store.font(line.font)?.name, height, color?.name].filter(Boolean).join(', ')}</span>
    </>
  )
}
