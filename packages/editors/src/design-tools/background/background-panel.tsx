import type { UploadItem } from '@kisscut/artwork/design'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import * as messages from '../../messages/background.ts'
import { Slider } from '../../controls/index.ts'
import { useArrived, useSession } from '../session/use-session.ts'
import { removalOf, restoreBackground, show, TOLERANCE, type Removal } from './removal.ts'
import css from '../panels/panel.module.css'

export interface BackgroundPanelProps {
  readonly picture: UploadItem
}

/** Removes the background of an uploaded picture, and restores it. Not for vectors. EDIT-24. */
export function BackgroundPanel({ picture }: BackgroundPanelProps) {
  const session = useSession()
  useArrived()
  const file = session.store.file(picture.file)
  if (!file || file.isVector || picture.locked || session.library.files === null) return null
  const removal = removalOf(session, picture.id)
  return <Background key={picture.id} picture={picture} originalId={file.originalId} removal={removal} />
}

interface Props extends BackgroundPanelProps {
  readonly originalId: string | null
  readonly removal: Removal
}

function Background({ picture, originalId, removal }: Props) {
  const session = useSession()
  const section = useRef<HTMLElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isBusy = useSelector(removal, (state) => state.hasTag('busy'))
  const problems = useSelector(removal, ({ context }) => context.messages)
  useEffect(() => show(removal), [removal])
  useEffect(() => {
    setProblem(null)
    // The clicked button was removed together with the focus.
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true })
  }, [originalId])
  const restore = () => {
    if (isBusy) return
    restoreBackground(session, picture).then(setProblem, () => setProblem(messages.notReached))
  }
  const request = (tolerance: number) => ({ file: picture.file, tolerance })
  return (
    <section ref={section} tabIndex={-1} className={css.section} aria-label={messages.head}>
      <h2 className={css.title}>{messages.head}</h2>
      {originalId !== null && (
        <Tolerance
          key={originalId}
          removal={removal}
          onTune={(tolerance) => removal.send({ type: 'retouch.tuned', request: request(tolerance) })}
        />
      )}
      <div className={css.row}>
        <button
          type="button"
          className={css.button}
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (originalId !== null) restore()
            else if (!isBusy) removal.send({ type: 'retouch.requested', request: request(TOLERANCE.usual) })
          }}
        >
          {originalId === null ? messages.remove : messages.restore}
        </button>
        {isBusy && (
          <button
            type="button"
            className={css.button}
            onClick={() => removal.send({ type: 'cancel.requested' })}
          >
            {messages.stop}
          </button>
        )}
      </div>
      <div role="status" className={css.section}>
        {isBusy && (
          <>
            <span>{messages.removing}</span>
            <progress className={css.progress} aria-label={messages.removing} />
          </>
        )}
      </div>
      <div role="alert" className={css.section}>
        {[...problems, ...(problem === null ? [] : [problem])].map((each) => (
          <p key={each} className={css.error}>
            {each}
          </p>
        ))}
      </div>
    </section>
  )
}

function Tolerance({
  removal,
  onTune,
}: {
  readonly removal: Removal
  readonly onTune: (to: number) => void
}) {
  const [tolerance, setTolerance] = useState<number>(
    () => removal.getSnapshot().context.request?.tolerance ?? TOLERANCE.usual,
  )
  return (
    <>
      <Slider
        label={messages.tolerance}
        range={TOLERANCE}
        value={tolerance}
        onChange={(moved) => {
          setTolerance(moved)
          onTune(moved)
        }}
      />
      <p className={css.hint}>{messages.toleranceHint}</p>
    </>
  )
}
