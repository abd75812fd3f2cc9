import { VECTORIZE_COLORS } from '@kisscut/core/vectorize'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { QueuePlace } from '../file/queue-place.tsx'
import type { EditorFile, EditorHost, Retouching, UploadEditorProps } from '../types.ts'
import type { Cropping } from '../behavior/use-cropping.ts'
import { CropForm } from './crop-form.tsx'
import { isPaged, PageChoice } from './page-choice.tsx'
import * as messages from '../../messages/retouch.ts'
import css from './retouch-panel.module.css'
import { Slider } from '../../controls/index.ts'
import { TOLERANCE } from './request.ts'

interface Props {
  readonly file: EditorFile
  readonly retouching: Retouching
  readonly cropping: Cropping
  readonly pages: UploadEditorProps['pages']
  /** Formatted price of vectorizing; null for none. */
  readonly vectorizePrice: string | null
  readonly host: EditorHost
}

/** Retouches of the artwork: background removal, cropping, vectorizing, and restoring the original. */
export function RetouchPanel({ file, retouching, cropping, pages, vectorizePrice, host }: Props) {
  const [isVectorizing, setVectorizing] = useState(false)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    setVectorizing(false)
    // A clicked button may be removed together with the focus.
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [file.id])
  const { isBusy, request, start } = retouching
  const hasBackground = !file.isVector && file.madeBy !== 'background'
  return (
    <section ref={panel} tabIndex={-1} className={css.panel} aria-label={messages.retouch}>
      <h2 className={css.title}>{messages.retouch}</h2>
      <div className={css.buttons}>
        {hasBackground && (
          <Button onUse={() => start({ kind: 'background', tolerance: TOLERANCE.usual })} isOff={isBusy}>
            {messages.removeBackground}
          </Button>
        )}
        <Button
          onUse={() => {
            setVectorizing(false)
            if (cropping.box) cropping.end()
            else cropping.begin()
          }}
          isOff={isBusy}
          isOpen={cropping.box !== null}
        >
          {messages.crop}
        </Button>
        {!file.isVector && (
          <Button
            onUse={() => {
              cropping.end()
              setVectorizing(!isVectorizing)
            }}
            isOff={isBusy}
            isOpen={isVectorizing}
          >
            {messages.vectorize}
          </Button>
        )}
        {file.madeBy !== null && (
          <Button onUse={() => start({ kind: 'original' })} isOff={isBusy}>
            {messages.original}
          </Button>
        )}
      </div>
      {isPaged(file) && <PageChoice file={file} retouching={retouching} pages={pages} />}
      {file.madeBy === 'background' && <Tolerance key={file.originalId} retouching={retouching} />}
      {cropping.box && <CropForm file={file} retouching={retouching} cropping={cropping} />}
      {isVectorizing && <Vectorize retouching={retouching} price={vectorizePrice} />}
      <div role="status" className={css.status}>
        {isBusy && request && (
          <>
            <span>
              {messages.progress[request.kind]} <QueuePlace host={host} />
            </span>
            <progress className={css.progress} aria-label={messages.progress[request.kind]} />
          </>
        )}
      </div>
      {isBusy && (
        <button type="button" className={css.button} onClick={retouching.cancel}>
          {messages.stop}
        </button>
      )}
      <div role="alert" className={css.messages}>
        {retouching.messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </section>
  )
}

interface ButtonProps {
  readonly onUse: () => void
  readonly isOff: boolean
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** A button that stays focusable while the shop works, so that the focus is not lost. */
function Button({ onUse, isOff, isOpen, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={css.button}
      aria-expanded={isOpen}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onUse()}
    >
      {children}
    </button>
  )
}

function Tolerance({ retouching }: { readonly retouching: Retouching }) {
  const { request } = retouching
  const requested = request?.kind === 'background' ? request.tolerance : TOLERANCE.usual
  const [tolerance, setTolerance] = useState<number>(requested)
  return (
    <div className={css.group}>
      <Slider
        label={messages.tolerance}
        range={TOLERANCE}
        value={tolerance}
        onChange={(moved) => {
          setTolerance(moved)
          retouching.tune({ kind: 'background', tolerance: moved })
        }}
      />
      <p className={css.hint}>{messages.toleranceHint}</p>
    </div>
  )
}

function Vectorize({
  retouching,
  price,
}: {
  readonly retouching: Retouching
  readonly price: string | null
}) {
  const [colors, setColors] = useState<number>(VECTORIZE_COLORS.usual)
  return (
    <form
      className={css.group}
      onSubmit={(event) => {
        event.preventDefault()
        if (!retouching.isBusy) retouching.start({ kind: 'vectorize', colors })
      }}
    >
      <p className={css.hint}>{messages.vectorizeHint}</p>
      <Slider label={messages.colors} range={VECTORIZE_COLORS} value={colors} onChange={setColors} />
      <button type="submit" className={css.main} aria-disabled={retouching.isBusy || undefined}>
        {price === null ? messages.vectorizeFree : messages.vectorizeFor(price)}
      </button>
      {price !== null && <p className={css.hint}>{messages.vectorizeCharge}</p>}
    </form>
  )
}
