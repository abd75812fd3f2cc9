import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import * as messages from '../messages/design-tools.ts'
import {
  CatalogPicker,
  DesignCanvas,
  ExportPanel,
  FilePicker,
  FindingsPanel,
  HelpSheet,
  NewCodePanel,
  ObjectsPanel,
  PanelBoundary,
  RAIL_ICONS,
  SelectionPanel,
  SessionProvider,
  ShapePicker,
  SidePanel,
  ToolStatus,
  addArtwork,
  addClipart,
  addText,
  useFindings,
  useMissing,
  useNewSession,
  useSelected,
  useSession,
  useUploads,
  type ToolHost,
} from '../design-tools/index.ts'
import type { DesignEditorProps } from '../design-tools/types.ts'
import css from './advanced-editor.module.css'

type Panel = Exclude<keyof typeof messages.rail, 'text'>

/** The editor of advanced templates: every kind of element, on every side. */
export function AdvancedEditor(props: DesignEditorProps) {
  const session = useNewSession(props)
  return (
    <SessionProvider value={session}>
      <Editor>{props.children}</Editor>
    </SessionProvider>
  )
}

function Editor({ children }: Pick<DesignEditorProps, 'children'>) {
  const session = useSession()
  const { library, flags } = session
  const editor = useRef<HTMLDivElement>(null)
  const [panel, setPanel] = useState<Panel>('objects')
  const [isHelpShown, setIsHelpShown] = useState(false)
  const [message, setMessage] = useState('')
  const host = useMemo<ToolHost>(
    () => ({ help: () => setIsHelpShown(true), say: setMessage, hasObjectList: true }),
    [],
  )
  const uploads = useUploads(session)
  const findings = useFindings()
  const count = findings?.length ?? 0
  const missing = useMissing()
  const selected = useSelected()
    .map(({ id }) => id)
    .join(' ')
  /** Selecting from a list beside the canvas leaves the list open. */
  const isListed = useRef(false)
  const selectListed = (ids: readonly string[]) => {
    isListed.current = true
    session.select(ids)
  }
  useEffect(() => {
    const stays = isListed.current
    isListed.current = false
    setPanel((now) => {
      if (selected !== '') return stays ? now : 'selection'
      return now === 'selection' ? 'objects' : now
    })
  }, [selected])
  useEffect(() => {
    // The focused element was removed with its panel: move the focus so that keys move the new element at once.
    if (document.activeElement !== document.body) return
    if (panel !== 'selection' && selected === '') return
    session.canvas.current?.focus({ preventScroll: true })
  }, [panel, selected, session.canvas])
  useEffect(() => {
    if (uploads.problems.length > 0) setPanel('files')
  }, [uploads.problems])

  const items: readonly (keyof typeof messages.rail)[] = [
    'selection',
    'text',
    'shapes',
    ...(library.clipart ? (['clipart'] as const) : []),
    ...(library.artworks ? (['artworks'] as const) : []),
    ...(library.files && !flags.disableUpload ? (['files'] as const) : []),
    ...(flags.disableQr ? [] : (['codes'] as const)),
    'side',
    'objects',
    'checks',
    'more',
  ]
  const choose = (item: (typeof items)[number]) => {
    if (item === 'text') addText(session).catch(() => setMessage(messages.notFetched))
    else setPanel(item)
  }
  return (
    <div ref={editor} className={css.editor}>
      <DesignCanvas host={host} editor={editor} onFiles={uploads.send} />
      <div className={css.rail} role="toolbar" aria-label={messages.tools}>
        {items.map((item) => (
          <button
            key={item}
            type="button"
            className={css.tool}
            aria-label={item === 'checks' && count > 0 ? messages.checksWith(count) : undefined}
            aria-pressed={item === 'text' ? undefined : panel === item}
            disabled={item === 'selection' && selected === ''}
            onClick={() => choose(item)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className={css.icon}>
              <path d={RAIL_ICONS[item]} />
            </svg>
            <span>{messages.rail[item]}</span>
            {item === 'checks' && count > 0 && <span className={css.count}>{count}</span>}
          </button>
        ))}
      </div>
      <div className={css.panel}>
        <div className={css.tools}>
          <ToolStatus reported={message} missing={missing} />
          {panel === 'selection' && <SelectionPanel host={host} />}
          {panel === 'shapes' && <ShapePicker />}
          {panel === 'clipart' && library.clipart && (
            <CatalogPicker
              title={messages.clipartHead}
              catalog={library.clipart}
              onChoose={(item) => addClipart(session, item)}
            />
          )}
          {panel === 'artworks' && library.artworks && (
            <CatalogPicker
              title={messages.artworkHead}
              catalog={library.artworks}
              onChoose={(item) => addArtwork(session, item)}
            />
          )}
          {panel === 'files' && library.files && (
            <FilePicker key={uploads.sent} catalog={library.files} uploads={uploads} />
          )}
          <PanelBoundary key={panel}>
            <Suspense>
              {panel === 'codes' && <NewCodePanel />}
              {panel === 'side' && <SidePanel />}
            </Suspense>
          </PanelBoundary>
          {panel === 'objects' && <ObjectsPanel host={host} onSelect={selectListed} />}
          {panel === 'checks' && <FindingsPanel findings={findings} onSelect={selectListed} />}
          {panel === 'more' && <ExportPanel host={host} />}
        </div>
        {children && <div className={css.page}>{children}</div>}
      </div>
      {isHelpShown && <HelpSheet host={host} onClose={() => setIsHelpShown(false)} />}
    </div>
  )
}
