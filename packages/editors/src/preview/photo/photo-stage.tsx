import { resizeCanvas } from '@kisscut/artwork/design'
import type { Box, Size } from '@kisscut/artwork/geometry'
import { lookOf } from '@kisscut/artwork/look'
import { SCENE_HANDLES, confined, pictureIn, pixelsOf } from '@kisscut/artwork/scene'
import { showSize } from '@kisscut/core/units'
import { boxSeen } from '@kisscut/machines/scene'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { CanvasBar, UndoBar } from '../../canvas/index.ts'
import {
  SideTabs,
  apply,
  commandNamed,
  toolState,
  useArrived,
  useCommands,
  useDesign,
  useSession,
  useShownSide,
  type Background,
  type ToolHost,
} from '../../design-tools/index.ts'
import * as messages from '../../messages/preview.ts'
import { followPointers } from './follow-pointers.ts'
import { scaledBy } from './scaled-by.ts'
import type { OnPhoto } from './use-photo.ts'
import css from './photo-stage.module.css'

interface Props {
  readonly onPhoto: OnPhoto
  readonly host: ToolHost
  /** The whole editor: the area where keys and the clipboard apply to the design. */
  readonly editor: RefObject<HTMLElement>
  /** Called with pasted files. */
  readonly onFiles: (files: readonly File[]) => void
}

/** Whether two sizes have the same ratio, within visible precision. */
const isAlike = (a: Size, b: Size) => Math.abs((a.width * b.height) / (a.height * b.width) - 1) < 0.002
/** Step of an arrow key in inches, and with Shift. */
const STEP = 0.01
const BIG_STEP = 0.1
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Keys that enlarge or reduce the product. */
const SIGNS: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, _: -1 }

/** Commands that apply on the photograph, which does not show the selection. */
const ON_PHOTO: ReadonlySet<string> = new Set(['undo', 'redo', 'paste', 'help'])

const percent = (share: number) => `${share * 100}%`

/** Positions an element at a box in pixels of the picture, at any displayed size. */
function lay(element: HTMLElement | null, { x, y, width, height }: Box, picture: Size): void {
  if (!element) return
  const style = { left: x / picture.width, top: y / picture.height }
  Object.assign(element.style, {
    left: percent(style.left),
    top: percent(style.top),
    width: percent(width / picture.width),
    height: percent(height / picture.height),
  })
}

/** The product on its photograph, with the foreground: moved and resized in place. React holds no position. SCENE-2, SCENE-5. */
export function PhotoStage({ onPhoto, host, editor, onFiles }: Props) {
  const session = useSession()
  const { product, unit, locale, actor: canvas } = session
  const { photo, actor, room, box, sizing, put, resize, report } = onPhoto
  const { drawing, resources } = useArrived()
  const design = useDesign()
  const side = useShownSide()
  const frame = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const grips = useRef<HTMLDivElement>(null)
  const tag = useRef<HTMLOutputElement>(null)
  const guides = useRef<HTMLDivElement>(null)
  const latest = useRef({ photo, put })
  latest.current = { photo, put }
  const onKey = useCommands({ session, host, editor, onFiles, only: ON_PHOTO })

  useEffect(() => {
    if (!frame.current) return
    return followPointers(frame.current, {
      actor,
      photo: () => latest.current.photo,
      onPut: (to, isResized) => latest.current.put(to, isResized ? 'size' : 'move'),
    })
  }, [actor])

  useEffect(() => {
    const { place, picture: whole } = photo
    let drawn: Size | null = null
    let requested = 0
    const draw = () => {
      requested = 0
      if (!drawing || !picture.current) return
      const seen = boxSeen(actor.getSnapshot().context)
      const at = isAlike(seen, design) ? design : resizeCanvas(seen.width, seen.height).apply(design)
      const options = { id: 'photo', whiteInk: product.whiteInk }
      drawn = { width: at.width, height: at.height }
      picture.current.innerHTML =
        drawing.designScene(at, side, lookOf(product.look), 'preview', resources, options) ?? ''
    }
    const show = () => {
      const { context } = actor.getSnapshot()
      const seen = boxSeen(context)
      lay(picture.current, pictureIn(place, seen), whole)
      lay(grips.current, pixelsOf(place, seen), whole)
      if (tag.current) {
        const isDragged = context.drag !== null
        const { width, height } = isDragged && context.drag?.handle !== null ? seen : design
        tag.current.value = showSize(width.toFixed(3), height.toFixed(3), unit, locale)
      }
      const { x, y } = context.drag?.isCentered ?? { x: false, y: false }
      guides.current?.toggleAttribute('data-x', x)
      guides.current?.toggleAttribute('data-y', y)
      // With another ratio it is redrawn, so that nothing in it is stretched.
      if (drawn && !isAlike(drawn, seen)) requested ||= requestAnimationFrame(draw)
    }
    draw()
    show()
    const following = actor.subscribe(show)
    return () => {
      following.unsubscribe()
      cancelAnimationFrame(requested)
    }
  }, [actor, box, photo, design, side, drawing, resources, product, unit, locale])

  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    const sign = SIGNS[event.key]
    if (arrow) {
      event.preventDefault()
      const by = event.shiftKey ? BIG_STEP : STEP
      const to = confined(room, box, { ...box, x: box.x + arrow[0] * by, y: box.y + arrow[1] * by })
      put(to, 'move', true)
    } else if (sign !== undefined && sizing.isFree) {
      event.preventDefault()
      resize(scaledBy(design, sign * BIG_STEP), true)
    } else onKey(event.nativeEvent)
  }
  const labels = useSelector(canvas, () => {
    const state = toolState(session)
    const of = (name: string) => (commandNamed(name).isOn(state) ? commandNamed(name).label(state) : '')
    return `${of('undo')}\n${of('redo')}`
  })
  const [undoLabel = '', redoLabel = ''] = labels.split('\n')
  const doNamed = (name: string) => () => void apply(commandNamed(name), session, host)
  const { background, trouble, isPlain, picture: whole } = photo
  const { box: placeBox } = photo.place
  return (
    <div className={css.stage}>
      <div className={css.fit}>
        <div
          ref={frame}
          className={css.frame}
          role="application"
          aria-label={messages.photoHelp}
          aria-busy={drawing === null}
          tabIndex={0}
          data-plain={isPlain || undefined}
          style={{ '--ratio': whole.width / whole.height, '--high': whole.height } as object}
          onKeyDown={pressed}
        >
          {background && trouble !== 'not-fetched' && (
            <img
              key={background.id}
              className={css.photo}
              alt=""
              draggable={false}
              hidden={isPlain}
              src={background.image.url}
              width={background.size?.width}
              height={background.size?.height}
              // Only with a known size can the widths of the variants be given.
              {...(background.size && sourcesOf(background.image, background.size))}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
                if (background.size === null) report(background.id, { width, height })
              }}
              onError={() => report(background.id, 'failed')}
            />
          )}
          <div
            ref={guides}
            className={css.place}
            style={{
              left: percent(placeBox.x / whole.width),
              top: percent(placeBox.y / whole.height),
              width: percent(placeBox.width / whole.width),
              height: percent(placeBox.height / whole.height),
            }}
          />
          <div ref={picture} className={css.product} aria-hidden="true" />
          {background?.foreground && !isPlain && (
            <img
              key={`${background.id} before`}
              className={css.foreground}
              alt=""
              draggable={false}
              src={background.foreground.url}
              width={background.size?.width}
              height={background.size?.height}
              {...(background.size && sourcesOf(background.foreground, background.size))}
            />
          )}
          <div
            ref={grips}
            className={css.grips}
            data-handle={isPlain ? undefined : 'move'}
            aria-hidden="true"
          >
            {sizing.isFree &&
              SCENE_HANDLES.map((handle) => <span key={handle} className={css.grip} data-handle={handle} />)}
            <output ref={tag} className={css.tag} />
          </div>
        </div>
      </div>
      <div className={css.sides}>
        <SideTabs />
      </div>
      <div className={css.bars}>
        <CanvasBar>
          <UndoBar
            undoLabel={undoLabel || undefined}
            redoLabel={redoLabel || undefined}
            onUndo={undoLabel ? doNamed('undo') : null}
            onRedo={redoLabel ? doNamed('redo') : null}
          />
        </CanvasBar>
      </div>
    </div>
  )
}

/** The stored sizes of a photograph, for the browser to choose from. */
const sourcesOf = ({ url, smaller }: Background['image'], { width }: Size) =>
  smaller.length === 0
    ? {}
    : {
        srcSet: [...smaller, { url, width }].map((each) => `${each.url} ${each.width}w`).join(', '),
        sizes: '(max-width: 60rem) 100vw, 60vw',
      }
