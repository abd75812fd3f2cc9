import { dieLineOf, reshape, UPLOAD_SIDE } from '@kisscut/artwork/design'
import { pictureRenderer, type Resources } from '@kisscut/artwork/renderer'
import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { CanvasBar, UndoBar, useCanvas, useUndoKeys, ZoomBar, type CanvasSettings } from '../canvas/index.ts'
import * as messages from '../messages/upload.ts'
import canvasCss from '../canvas/canvas.module.css'
import { useArtworkTools } from './behavior/use-artwork-tools.ts'
import { useChosenOptions } from './behavior/use-chosen-options.ts'
import { useAutosave } from './behavior/use-autosave.ts'
import { usePastedFile } from './behavior/use-paste.ts'
import { useRetouching } from './behavior/use-retouching.ts'
import { useSession } from './behavior/use-session.ts'
import { useUpload } from './behavior/use-upload.ts'
import { Advice } from './file/advice.tsx'
import { DropZone } from './file/drop-zone.tsx'
import { FileCard } from './file/file-card.tsx'
import { ChangedElsewhere } from './panel/changed-elsewhere.tsx'
import { DieLineChoice } from '../cut-line/index.ts'
import { useShownPictures } from './behavior/use-shown-pictures.ts'
import type { EditorFile, PlacedArtwork, UploadEditorProps, UploadSession } from './types.ts'
import css from './upload-editor.module.css'

const NO_LINES: UploadEditorProps['lines'] = { contour: null, kissCuts: null }

/** The editor of upload templates: add artwork, place it on its die line, see the cut. */
export function UploadEditor(props: UploadEditorProps) {
  const { host, locale, onState } = props
  const { width, height } = props.design
  const { session, file } = useSession(props)
  const { actor } = session
  const retouching = useRetouching(session, host)
  const { cancel } = retouching
  const open = useCallback(
    (artwork: PlacedArtwork | null) => {
      cancel()
      session.open(artwork)
    },
    [session, cancel],
  )
  const upload = useUpload(host, open)
  const { pick, miss } = upload
  const input = useMemo(() => ({ onFile: pick, onMissed: miss }), [pick, miss])
  usePastedFile(input)
  const autosave = useAutosave(actor, host, props.isUnsaved ?? false)
  const hasFile = file !== null
  const { isSaved, isStale, settle } = autosave
  useEffect(
    () => onState?.({ isSaved, hasFile, isWaitingForChoice: isStale }),
    [onState, isSaved, hasFile, isStale],
  )
  const load = async () => {
    const saved = await host.load()
    if (!saved) return
    cancel()
    // A file deleted elsewhere is gone: undo can't restore it.
    if (saved.artwork) session.load(saved)
    else session.open(null)
    settle()
  }
  const { Tools, hasFailed } = useArtworkTools(props.tools, hasFile || upload.isSending)

  const element = useRef<HTMLDivElement>(null)
  const keys = useRef<((event: KeyboardEvent) => boolean) | null>(null)
  const { level, zoom, set } = useCanvas({
    host: element,
    actor,
    settings: useSettings(props, session, useShownPictures(file, props.pictureOf)),
    onKey: (event) => keys.current?.(event) ?? false,
  })
  const dieLine = useSelector(actor, ({ context: { history } }) => {
    const [side] = history.present.sides
    return side ? dieLineOf(history.present, side).shape : 'rectangle'
  })
  const history = useSelector(actor, ({ context }) => context.history)
  const options = useChosenOptions(history, host)
  const canUndo = options.undo !== null || history.past.length > 0
  const canRedo = options.redo !== null || history.future.length > 0
  // A running retouch is undone first.
  const undo = () => {
    if (retouching.isRequested) cancel()
    else if (options.undo) void options.undo()
    else actor.send({ type: 'undo.requested' })
  }
  const redo = () => (options.redo ? void options.redo() : actor.send({ type: 'redo.requested' }))
  useUndoKeys(undo, redo)
  const card = <FileCard upload={upload} file={file} locale={locale} host={host} />
  const shapes = (
    <DieLineChoice
      sold={props.dieLines}
      chosen={dieLine}
      isSquare={width === height}
      cornersCharge={props.cornersCharge}
      onChoose={(clipType) =>
        actor.send({ type: 'command.given', command: reshape(UPLOAD_SIDE, { clipType }) })
      }
    />
  )
  // The page's line and findings are those of its initial artwork.
  const isFirst = file !== null && file.id === props.file?.id && dieLine === firstShape(props)
  const isUploading = upload.isSending || upload.isRemoving
  return (
    <>
      {isStale && (
        <ChangedElsewhere
          onLoad={() => void load()}
          onKeep={() => {
            host.keep()
            settle()
          }}
        />
      )}
      <div className={css.editor}>
        <DropZone {...input} card={!(file && Tools) && card} invites={!upload.isSending && !file}>
          <div
            ref={element}
            className={canvasCss.canvas}
            {...(file && {
              role: 'application',
              'aria-label': messages.canvasWith(file.name),
              tabIndex: 0,
              'aria-busy': isUploading || retouching.isBusy,
            })}
          />
          {file && (
            <CanvasBar>
              <UndoBar onUndo={canUndo ? undo : null} onRedo={canRedo ? redo : null} />
              {props.view === null && <ZoomBar level={level} zoom={zoom} />}
            </CanvasBar>
          )}
          {file && props.view === null && <div className={css.colors}>{props.colorSwitch}</div>}
        </DropZone>
        <div className={css.panel}>
          {file && Tools ? (
            <Tools
              {...props}
              session={session}
              file={file}
              lines={isFirst ? props.lines : NO_LINES}
              findings={isFirst ? props.findings : null}
              autosave={autosave}
              retouching={retouching}
              options={options}
              isUploading={isUploading}
              canvas={{ element: element.current, zoom, set }}
              onKeys={(listener) => {
                keys.current = listener
              }}
              card={card}
              shapes={shapes}
            />
          ) : (
            <>
              {file && hasFailed && (
                <p role="alert" className={css.unsaved}>
                  {messages.toolsNotLoaded}
                </p>
              )}
              {shapes}
              <Advice width={width} height={height} good={props.rules.good} />
            </>
          )}
        </div>
      </div>
    </>
  )
}

const firstShape = ({ design }: UploadEditorProps) =>
  design.sides[0] ? dieLineOf(design, design.sides[0]).shape : null

/** Settings of the canvas besides the design; the tools add their own lines. */
function useSettings(
  { look, whiteInk, hasBacking, hasHoles, unit }: UploadEditorProps,
  { files }: UploadSession,
  shownPicture: (file: EditorFile) => string,
): CanvasSettings {
  return useMemo(() => {
    const resources: Resources = {
      face: () => null,
      color: () => null,
      artwork: (element) => {
        const file = element.kind === 'upload' ? files.get(element.file) : undefined
        return file ? { href: shownPicture(file) } : null
      },
    }
    return { look, whiteInk, hasBacking, hasHoles, unit, renderer: pictureRenderer, resources }
  }, [look, whiteInk, hasBacking, hasHoles, unit, files, shownPicture])
}
