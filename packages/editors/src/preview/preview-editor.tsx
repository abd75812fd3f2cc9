import { useEffect, useMemo, useRef, useState } from 'react'
import {
  DesignCanvas,
  HelpSheet,
  SessionProvider,
  TemplateForm,
  ToolStatus,
  useMissing,
  useNewSession,
  usePointed,
  useSession,
  useUploads,
  type DesignEditorProps,
  type ToolHost,
} from '../design-tools/index.ts'
import formCss from '../design-tools/template-form/form-editor.module.css'
import * as messages from '../messages/preview.ts'
import { PhotoPicker } from './panels/photo-picker.tsx'
import { SizePanel } from './panels/size-panel.tsx'
import { PhotoStage } from './photo/photo-stage.tsx'
import { useOnPhoto } from './photo/use-photo.ts'
import css from './preview-editor.module.css'

/** The editor of preview templates: the product in true scale on a photograph, and the fillable parts of its template. */
export function PreviewEditor(props: DesignEditorProps) {
  const session = useNewSession(props)
  return (
    <SessionProvider value={session}>
      <Editor {...props} />
    </SessionProvider>
  )
}

function Editor({
  children,
  backgrounds = [],
  sizing,
}: Pick<DesignEditorProps, 'children' | 'backgrounds' | 'sizing'>) {
  const session = useSession()
  const editor = useRef<HTMLDivElement>(null)
  const [isHelpShown, setIsHelpShown] = useState(false)
  const [reported, setReported] = useState('')
  const [isUpClose, setIsUpClose] = useState(false)
  const [keepsProportions, setKeepsProportions] = useState(true)
  const host = useMemo<ToolHost>(() => ({ help: () => setIsHelpShown(true), say: setReported }), [])
  const uploads = useUploads(session)
  const missing = useMissing()
  const onPhoto = useOnPhoto(backgrounds, sizing, keepsProportions)
  const { background, trouble } = onPhoto.photo
  const pointed = usePointed()
  // A place of the design is visible only on the canvas.
  useEffect(() => {
    if (pointed !== null) setIsUpClose(true)
  }, [pointed])
  return (
    <div ref={editor} className={formCss.editor}>
      {isUpClose ? (
        <DesignCanvas host={host} editor={editor} onFiles={uploads.send} />
      ) : (
        <PhotoStage onPhoto={onPhoto} host={host} editor={editor} onFiles={uploads.send} />
      )}
      <div className={formCss.panel}>
        <div className={formCss.fields}>
          <ToolStatus reported={reported} missing={missing} />
          <div role="group" aria-label={messages.view} className={css.views}>
            <button
              type="button"
              className={css.view}
              aria-pressed={!isUpClose}
              onClick={() => setIsUpClose(false)}
            >
              {messages.onPhoto}
            </button>
            <button
              type="button"
              className={css.view}
              aria-pressed={isUpClose}
              onClick={() => setIsUpClose(true)}
            >
              {messages.upClose}
            </button>
          </div>
          {!isUpClose && trouble !== null && (
            <p role="status" className={css.trouble}>
              {TROUBLES[trouble]}{' '}
              {trouble === 'not-fetched' && background && (
                <button
                  type="button"
                  className={css.again}
                  onClick={() => onPhoto.report(background.id, 'retry')}
                >
                  {messages.tryAgain}
                </button>
              )}
            </p>
          )}
          {!isUpClose && (
            <>
              <PhotoPicker
                backgrounds={backgrounds}
                chosen={background?.id ?? null}
                onChoose={onPhoto.choose}
              />
              <SizePanel
                onPhoto={onPhoto}
                keepsProportions={keepsProportions}
                onKeepProportions={setKeepsProportions}
              />
            </>
          )}
          <TemplateForm host={host} uploads={uploads} />
        </div>
        {children && <div className={formCss.page}>{children}</div>}
      </div>
      {isHelpShown && <HelpSheet host={host} onClose={() => setIsHelpShown(false)} />}
    </div>
  )
}

const TROUBLES = {
  'no-photo': messages.noPhoto,
  'not-fetched': messages.photoNotFetched,
  'no-place': messages.noPlace,
} as const
