import { isTrueSizeIn } from '@kisscut/artwork/scene'
import type { Design } from '@kisscut/artwork/design'
import type { SceneName } from '@kisscut/core/design'
import { useDesign } from '@kisscut/editors/design-tools'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../action/button.tsx'
import { sideUrl } from '../../configurator/design-step/side-url.ts'
import { viewUrl } from '../../configurator/design-step/views.ts'
import sheetCss from '../versions/versions.module.css'
import type { useSaving } from '../use-saving.ts'
import { useDrawn } from './use-drawn.ts'
import * as messages from '../../../messages/views.ts'
import css from './views.module.css'

type Saving = Pick<ReturnType<typeof useSaving>, 'isSaved' | 'isStale' | 'hasFailed' | 'messages'>

interface Props {
  readonly id: string
  /** Name of the product. */
  readonly product: string
  readonly scenes: readonly SceneName[]
  readonly saving: Saving
  readonly onClose: () => void
}

/** Longer side of a picture in pixels. */
const PIXELS = 1200

/** The finished product and its surroundings: a picture of the saved design, and a choice of others. TOOL-12. */
export default function ViewsSheet({ id, product, scenes, saving, onClose }: Props) {
  const design = useDesign()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const offered = viewsOf(id, product, design, scenes)
  const [name, setName] = useState('')
  const chosen = offered.find((each) => each.name === name) ?? offered[0]
  const { picture, isDrawing, hasFailed, tryAgain } = useDrawn(saving.isSaved && chosen ? chosen.url : null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={sheetCss.sheet} aria-labelledby={title} onClose={onClose}>
      <div className={sheetCss.head}>
        <h2 id={title}>{messages.finishedLook}</h2>
        <Button size="small" onClick={() => dialog.current?.close()}>
          {messages.close}
        </Button>
      </div>
      {offered.length > 1 && (
        <div role="group" aria-label={messages.view} className={css.choices}>
          {offered.map((each) => (
            <button
              key={each.name}
              type="button"
              className={css.choice}
              aria-pressed={each === chosen}
              onClick={() => setName(each.name)}
            >
              {each.text}
            </button>
          ))}
        </div>
      )}
      <div className={css.picture} aria-busy={isDrawing}>
        {picture !== null && <img src={picture} alt={chosen?.alt} />}
        <p role="status" className={css.status}>
          {!saving.isSaved && waitingFor(saving)}
          {isDrawing && messages.drawing}
          {hasFailed && messages.notDrawn}
        </p>
        {hasFailed && (
          <Button size="small" onClick={tryAgain}>
            {messages.tryAgain}
          </Button>
        )}
      </div>
    </dialog>
  )
}

/** The message while the picture waits for a save. */
const waitingFor = ({ isStale, hasFailed, messages: rejected }: Saving): string => {
  if (rejected.length > 0) return rejected.join(' ')
  if (isStale) return messages.changedElsewhere
  return hasFailed ? messages.notSavedYet : messages.savingFirst
}

interface View {
  readonly name: string
  readonly text: string
  readonly url: string
  readonly alt: string
}

/** Each side of the finished product, then the scenes that show it true to size. */
function viewsOf(id: string, product: string, design: Design, scenes: readonly SceneName[]): readonly View[] {
  const isSided = design.sides.length > 1
  return [
    ...design.sides.map((side) => ({
      name: `side ${side.id}`,
      text: isSided ? side.name : messages.views.finished,
      url: sideUrl(id, side.id, PIXELS),
      alt: isSided ? messages.sideOf(product, side.name) : messages.viewOf(product, 'finished'),
    })),
    ...scenes
      .filter((scene) => isTrueSizeIn(scene, design))
      .map((scene) => ({
        name: scene,
        text: messages.views[scene],
        url: viewUrl(id, scene),
        alt: messages.viewOf(product, scene),
      })),
  ]
}
