import { dieLineOf, elementWith, followsArtwork } from '@kisscut/artwork/design'
import { selectingIn, unitAt } from '@kisscut/machines/canvas'
import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react'
import {
  CanvasBar,
  UndoBar,
  ZoomBar,
  useCanvas,
  type CanvasSettings,
  type FollowCanvas,
} from '../../canvas/index.ts'
import canvasCss from '../../canvas/canvas.module.css'
import * as messages from '../../messages/design-tools.ts'
import { ContextMenu } from '../commands/context-menu.tsx'
import { commandNamed, toolState, type ToolHost } from '../commands/commands.ts'
import { apply, useCommands } from '../commands/use-commands.ts'
import { SideTabs } from '../panels/side-tabs.tsx'
import { designIn, sideIn } from '../session/session.ts'
import { usePress } from '../press/use-press.ts'
import { useArrived, usePointed, useSession, useShownSide } from '../session/use-session.ts'
import { TypingArea } from '../typing/typing-area.tsx'
import { CropArea } from './crop-area.tsx'
import { SelectionStatus } from './selection-status.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'
import { followGestures, type MenuRequest } from './gestures.ts'
import css from './design-canvas.module.css'

interface Props {
  readonly host: ToolHost
  /** The whole editor: the area where keys and the clipboard apply to the design. */
  readonly editor: RefObject<HTMLElement>
  /** Files dropped on the canvas, or pasted. */
  readonly onFiles: (files: readonly File[]) => void
  /** The blade's path of a cut, unprinted design; null while unknown. */
  readonly cuts?: string | null
}

/** The canvas of a design tool with everything over it: sides, typing, menu, zoom, undo. */
export function DesignCanvas({ host, editor, onFiles, cuts }: Props) {
  const session = useSession()
  const { actor, product, unit, canvas: element } = session
  const [menu, setMenu] = useState<MenuRequest | null>(null)
  const isCut = cuts !== undefined
  const pointed = usePointed()
  const shown = useShownSide()
  const isOver = useDroppedFiles(onFiles)
  const { renderer, resources, drawing } = useArrived()
  const settings = useMemo<CanvasSettings>(
    () => ({
      look: product.look,
      whiteInk: product.whiteInk,
      hasBacking: product.hasBacking,
      hasHoles: product.hasHoles ?? false,
      unit,
      renderer,
      resources,
    }),
    [product, unit, renderer, resources],
  )
  const follow = useCallback<FollowCanvas>(
    (canvas, listener) =>
      followGestures(canvas, {
        ...listener,
        onOpen: (id) => {
          if (elementWith(listener.context().history.present, id)?.kind === 'text')
            listener.send({ type: 'typing.began', id })
          else {
            const ids = unitAt(selectingIn(listener.context()), id, 1)
            listener.send({ type: 'selection.changed', ids })
          }
        },
        onMenu: setMenu,
      }),
    [],
  )
  const { contour = null, isCurrent = false } = usePress() ?? {}
  const onKey = useCommands({ session, host, editor, onFiles })
  const { level, zoom, set } = useCanvas({
    host: element,
    actor,
    settings,
    onKey: (event) => {
      if (event.key !== 'ContextMenu') return onKey(event)
      const box = element.current?.getBoundingClientRect()
      if (box) setMenu({ x: box.x + box.width / 3, y: box.y + box.height / 3 })
      return true
    },
    follow,
  })
  useEffect(() => {
    // A cut-only design has neither bleed nor safe area.
    if (!drawing || isCut) return
    let before: readonly unknown[] = []
    const draw = () => {
      const [design, side] = [designIn(actor), sideIn(actor)]
      if (!side) return
      const follows = followsArtwork(design)
      const now = [side.shape, design.width, design.height, follows]
      if (now.every((each, at) => each === before[at])) return
      before = now
      const spec = { ...dieLineOf(design, side, product.rules), ...(follows && contour && { contour }) }
      const margins = { bleed: drawing.bleedOutline(spec), safe: drawing.safeArea(spec) }
      // The contour follows a moved element only once it is saved: until then nothing is clipped.
      const shown = drawing.bleedOutline({ ...spec, shape: 'rectangle' })
      set({ contour, margins: follows ? { ...margins, shown } : margins })
    }
    const following = actor.subscribe(draw)
    draw()
    return () => following.unsubscribe()
  }, [actor, drawing, product, set, contour, isCut])
  const isTraced = useSelector(actor, ({ context }) => !followsArtwork(context.history.present)) || isCurrent
  useEffect(() => set({ isSettled: isTraced }), [set, isTraced])
  useEffect(() => set({ kissCuts: cuts ?? null }), [cuts, set])
  useEffect(() => {
    const box = pointed?.side === shown ? pointed.box : null
    if (box) zoom.closeUp(box)
    set({ highlight: box })
  }, [pointed, shown, set, zoom])
  const closeMenu = useCallback(() => {
    setMenu(null)
    element.current?.focus({ preventScroll: true })
  }, [element])
  const labels = useSelector(actor, () => {
    const state = toolState(session)
    const of = (name: string) => (commandNamed(name).isOn(state) ? commandNamed(name).label(state) : '')
    return `${of('undo')}\n${of('redo')}`
  })
  const [undoLabel = '', redoLabel = ''] = labels.split('\n')
  const doNamed = (name: string) => () => void apply(commandNamed(name), session, host)
  return (
    <div className={css.stage} data-over={isOver || undefined}>
      <div
        ref={element}
        className={canvasCss.canvas}
        role="application"
        aria-label={messages.canvasHelp}
        aria-busy={drawing === null}
        data-cuts={isCut ? 'letters' : undefined}
        tabIndex={0}
      />
      <SelectionStatus />
      <TypingArea canvas={element.current} />
      <CropArea canvas={element.current} />
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
          <ZoomBar level={level} zoom={zoom} />
        </CanvasBar>
      </div>
      {menu && <ContextMenu at={menu} host={host} onClose={closeMenu} />}
    </div>
  )
}
