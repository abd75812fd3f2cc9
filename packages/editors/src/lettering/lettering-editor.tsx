import { useEffect, useMemo, useRef, useState } from 'react'
import {
  DesignCanvas,
  ExportPanel,
  FindingsPanel,
  HelpSheet,
  SessionProvider,
  ToolStatus,
  useDesign,
  useSession,
  type ToolHost,
} from '../design-tools/index.ts'
import type { DesignEditorProps } from '../design-tools/types.ts'
import * as messages from '../messages/lettering.ts'
import { LinesPanel } from './lines-panel.tsx'
import { SizePanel } from './size-panel.tsx'
import { useCutLines } from './use-cut-lines.ts'
import { LetteringProvider, useFailure, useKnife, useLettering, useNewLettering } from './use-lettering.ts'
import { useLetteringFindings } from './use-lettering-findings.ts'
import formCss from '../design-tools/template-form/form-editor.module.css'
import css from './lettering-editor.module.css'

/** The editor of lettering: lines of text beside the picture of their cut. LET-6. */
export function LetteringEditor(props: DesignEditorProps) {
  const { session, lettering } = useNewLettering(props)
  return (
    <SessionProvider value={session}>
      <LetteringProvider value={lettering}>
        <Editor>{props.children}</Editor>
      </LetteringProvider>
    </SessionProvider>
  )
}

/** Lettering accepts no files. */
const NO_FILES = () => undefined

function Editor({ children }: Pick<DesignEditorProps, 'children'>) {
  const { actor, select } = useSession()
  const { lines } = useLettering()
  const editor = useRef<HTMLDivElement>(null)
  const found = useRef<HTMLDivElement>(null)
  const [isHelpShown, setIsHelpShown] = useState(false)
  const [isMoreShown, setIsMoreShown] = useState(false)
  const [reported, setReported] = useState('')
  const host = useMemo<ToolHost>(() => ({ help: () => setIsHelpShown(true), say: setReported }), [])
  const knife = useKnife()
  const findings = useLetteringFindings()
  const cuts = useCutLines()
  const isEmpty = useDesign().elements.length === 0
  /** An editor whose last line was removed adds no new one. */
  const isStarted = useRef(!isEmpty)
  const missing = useFailure()
  useEffect(() => {
    // Typing can start right away.
    if (!isEmpty || isStarted.current || knife === null || missing.hasFailed) return
    isStarted.current = true
    lines.add().catch(() => {
      isStarted.current = false
    })
  }, [isEmpty, knife, lines, missing.hasFailed])
  return (
    <div ref={editor} className={formCss.editor}>
      <DesignCanvas host={host} editor={editor} onFiles={NO_FILES} cuts={cuts} />
      <div className={formCss.panel}>
        <div className={formCss.fields}>
          <ToolStatus
            reported={reported}
            missing={missing}
            loading={messages.loading}
            notFetched={messages.notFetched}
          />
          <LinesPanel host={host} />
          <div ref={found} tabIndex={-1} className={css.found}>
            <FindingsPanel
              title={messages.checksHead}
              allClear={messages.allClear}
              findings={findings}
              onSelect={(ids) => {
                actor.send({ type: 'typing.ended' })
                select(ids)
              }}
            />
          </div>
          <details className={css.more} onToggle={(event) => setIsMoreShown(event.currentTarget.open)}>
            <summary>{messages.more}</summary>
            {isMoreShown && <ExportPanel host={host} />}
          </details>
        </div>
        <div className={`${formCss.page} ${css.page}`}>
          <SizePanel
            found={findings?.length ?? null}
            onFound={() => {
              found.current?.scrollIntoView({ block: 'nearest' })
              found.current?.focus({ preventScroll: true })
            }}
          />
          {children}
        </div>
      </div>
      {isHelpShown && <HelpSheet host={host} onClose={() => setIsHelpShown(false)} />}
    </div>
  )
}
