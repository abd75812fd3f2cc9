import { elementsOn, type Element } from '@kisscut/artwork/design'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import * as messages from '../../messages/easy.ts'
import { PanelBoundary } from '../boundary.tsx'
import { commandNamed, type ToolHost } from '../commands/commands.ts'
import { apply } from '../commands/use-commands.ts'
import { ClipartPanel } from '../panels/clipart-panel.tsx'
import { fillElement } from '../panels/paint-commands.ts'
import { PaintField } from '../panels/paint-field.tsx'
import { WordsField } from '../panels/text-panel.tsx'
import { BackgroundPanel, CodePanel, FilePicker, ReplacePanel, SidePanel } from '../panels/lazy-panels.tsx'
import type { useUploads } from '../pickers/use-uploads.ts'
import { useDesign, useSelected, useSession, useShownSide } from '../session/use-session.ts'
import { fieldNames } from './field-names.ts'
import { roomFor } from './room-for.ts'
import panelCss from '../panels/panel.module.css'
import css from './template-form.module.css'

interface Props {
  readonly host: ToolHost
  readonly uploads: ReturnType<typeof useUploads>
}

/** The fillable parts of a template on the visible side: words, colors, codes and pictures, background, and files. TOOL-5. */
export function TemplateForm({ host, uploads }: Props) {
  const { library, flags } = useSession()
  const design = useDesign()
  const shown = useShownSide()
  const side = design.sides.find(({ id }) => id === shown)
  const fields = elementsOn(design, shown).filter(isField).sort(byPlace)
  const names = fieldNames(fields)
  return (
    <>
      {fields.length === 0 && <p>{messages.nothingToFillIn}</p>}
      {fields.map((element, at) => (
        <Field key={element.id} element={element} host={host} name={names[at]!} />
      ))}
      {side && (
        <Opened name={messages.background}>
          <SidePanel />
        </Opened>
      )}
      {library.files && !flags.disableUpload && (
        <Opened name={messages.addLogo} isOpen={uploads.problems.length > 0}>
          <FilePicker key={uploads.sent} catalog={library.files} uploads={uploads} />
        </Opened>
      )}
    </>
  )
}

interface OpenedProps {
  readonly name: string
  /** Whether it is initially open. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** Content that is loaded once it is opened. */
function Opened({ name, isOpen = false, children }: OpenedProps) {
  const [isOpened, setIsOpened] = useState(false)
  return (
    <details className={css.more} open={isOpen || undefined} onToggle={() => setIsOpened(true)}>
      <summary>{name}</summary>
      {(isOpened || isOpen) && (
        <PanelBoundary>
          <Suspense fallback={<p role="status">{messages.loading}</p>}>{children}</Suspense>
        </PanelBoundary>
      )}
    </details>
  )
}

const FIELD_KINDS = ['text', 'clipart', 'code', 'upload', 'marketplace'] as const
type FieldElement = Extract<Element, { kind: (typeof FIELD_KINDS)[number] }>

/** Whether a shopper fills in an element: not a locked or purely decorative one. */
const isField = (element: Element): element is FieldElement =>
  !element.locked && (FIELD_KINDS as readonly string[]).includes(element.kind)

/** From top to bottom, texts first. */
const byPlace = (a: Element, b: Element) =>
  Number(b.kind === 'text') - Number(a.kind === 'text') || a.y - b.y || a.x - b.x

interface FieldProps {
  readonly element: FieldElement
  readonly name: string
  readonly host: ToolHost
}

/** The field of one element; scrolled into view when it is selected in the picture. */
function Field({ element, name, host }: FieldProps) {
  const session = useSession()
  const { perform, select } = session
  const field = useRef<HTMLDivElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  /** The template's font size: longer words are set smaller, shorter ones at this size. */
  const ownSize = useRef(element.kind === 'text' ? element.size : 0)
  const selected = useSelected()
  const isSelected = selected.length === 1 && selected[0]!.id === element.id
  useEffect(() => {
    if (isSelected) field.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  const change = (text: string, isJoined: boolean) => {
    setHasFailed(false)
    const { present } = session.actor.getSnapshot().context.history
    const within =
      element.kind === 'text' ? roomFor(element, present, session.product.rules, ownSize.current) : undefined
    session
      .changeText(
        element.id,
        { text, size: ownSize.current },
        { label: 'text', isJoined, ...(within && { within }) },
      )
      .catch(() => setHasFailed(true))
  }
  const remove = () => {
    select([element.id])
    apply(commandNamed('remove'), session, host)
  }
  return (
    <div
      ref={field}
      role="group"
      className={css.field}
      data-selected={isSelected || undefined}
      aria-label={name}
      onFocus={() => select([element.id])}
    >
      {element.kind === 'text' ? (
        <>
          <WordsField label={name} text={element} onType={change} />
          {hasFailed && (
            <p role="alert" className={panelCss.error}>
              {messages.fontNotLoaded}
            </p>
          )}
          <details>
            <summary>{messages.colorOf(name)}</summary>
            <PaintField
              legend={messages.color}
              paint={element.fill}
              none={null}
              onColor={(colorId) => perform(fillElement(element, { colorId }))}
              onCustomColor={(customColor, isJoined) =>
                perform(fillElement(element, { customColor }), isJoined)
              }
            />
          </details>
        </>
      ) : (
        <>
          <h2 className={css.name}>{name}</h2>
          {element.kind === 'clipart' && (
            <details>
              <summary>{messages.colorsOf(name)}</summary>
              <ClipartPanel clipart={element} />
            </details>
          )}
          {element.kind === 'upload' && (
            <>
              <BackgroundPanel picture={element} />
              <ReplacePanel picture={element} />
            </>
          )}
          {element.kind === 'code' && (
            <PanelBoundary>
              <Suspense fallback={<p role="status">{messages.loading}</p>}>
                <CodePanel code={element} />
              </Suspense>
            </PanelBoundary>
          )}
        </>
      )}
      {element.kind !== 'text' && element.canRemove && (
        <button type="button" className={css.remove} onClick={remove}>
          {messages.remove(name)}
        </button>
      )}
    </div>
  )
}
