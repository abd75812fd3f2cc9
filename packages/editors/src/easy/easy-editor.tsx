import { useMemo, useRef, useState } from 'react'
import {
  DesignCanvas,
  HelpSheet,
  SessionProvider,
  TemplateForm,
  ToolStatus,
  useMissing,
  useNewSession,
  useSession,
  useUploads,
  type ToolHost,
} from '../design-tools/index.ts'
import type { DesignEditorProps } from '../design-tools/types.ts'
import css from '../design-tools/template-form/form-editor.module.css'

/** The editor of easy templates: a short form of the template's words, colors and pictures beside its picture. */
export function EasyEditor(props: DesignEditorProps) {
  const session = useNewSession(props)
  return (
    <SessionProvider value={session}>
      <Editor>{props.children}</Editor>
    </SessionProvider>
  )
}

function Editor({ children }: Pick<DesignEditorProps, 'children'>) {
  const session = useSession()
  const editor = useRef<HTMLDivElement>(null)
  const [isHelpShown, setIsHelpShown] = useState(false)
  const [reported, setReported] = useState('')
  const host = useMemo<ToolHost>(() => ({ help: () => setIsHelpShown(true), say: setReported }), [])
  const uploads = useUploads(session)
  const missing = useMissing()
  return (
    <div ref={editor} className={css.editor}>
      <DesignCanvas host={host} editor={editor} onFiles={uploads.send} />
      <div className={css.panel}>
        <div className={css.fields}>
          <ToolStatus reported={reported} missing={missing} />
          <TemplateForm host={host} uploads={uploads} />
        </div>
        {children && <div className={css.page}>{children}</div>}
      </div>
      {isHelpShown && <HelpSheet host={host} onClose={() => setIsHelpShown(false)} />}
    </div>
  )
}
