import { redoLabel, undoLabel } from '@kisscut/artwork/design'
import { clipartElementId } from '@kisscut/artwork/strip'
import type { Box } from '@kisscut/artwork/geometry'
import { figuresSeen } from '@kisscut/machines/strip'
import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import { useUndoKeys } from '../canvas/use-undo-keys.ts'
import { Tools } from '../controls/index.ts'
import { LibraryProvider } from '../design-tools/session/use-session.ts'
import * as messages from '../messages/drag-drop-buy.ts'
import { ColorsFields, PartsFields } from './colors-fields.tsx'
import { FigurePicker } from './figure-picker.tsx'
import { missingLetters } from './missing-letters.ts'
import { viewOf } from './places.ts'
import { StripPicture } from './strip-picture.tsx'
import type { FigureChoice, StripEditorProps } from './types.ts'
import { useCarry, type Resting } from './use-carry.ts'
import { useReported } from './use-reported.ts'
import { useDesignOf, useOffers, useStripActor, useStripLibrary } from './use-strip.ts'
import { WordsFields } from './words-fields.tsx'
import css from './strip-editor.module.css'

/** The editor of drag-drop-buy products: the strip as printed, the available figures, its words and colors. DDB-9. */
export function StripEditor(props: StripEditorProps) {
  const { figures, most, size, product, library, defaultFont, sampleWords = '', children } = props
  const actor = useStripActor(props)
  const context = useSelector(actor, (state) => state.context)
  const { history, selected, carried } = context
  const work = history.present
  const lib = useStripLibrary(props)
  const { store, arrived } = lib
  const offers = useOffers(figures)
  const { designOf, missingFont, isWaiting } = useDesignOf(lib, work, offers, { size, defaultFont })
  const seen = figuresSeen(context)
  const design = useMemo(() => designOf(seen), [designOf, seen])
  useEffect(() => store.follow(design), [store, design])
  const missing = useMemo(
    () => missingLetters(design, arrived, product.rules),
    [design, arrived, product.rules],
  )
  const byId = useMemo(() => new Map(figures.map((each) => [each.id, each])), [figures])
  const nameOf = useCallback((clipart: string) => byId.get(clipart)?.name ?? messages.gone, [byId])
  const [reported, report] = useReported(actor)
  const picture = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLImageElement>(null)

  const measure = useCallback((): Resting => {
    const { cliparts } = actor.getSnapshot().context.history.present
    const resting = designOf(cliparts)
    const boxes = cliparts.flatMap(({ key }, at): [string, Box][] => {
      const box = resting.elements.find(({ id }) => id === clipartElementId(at))
      return box ? [[key, box]] : []
    })
    const place = picture.current
    const svg = place?.querySelector('svg')
    const frame = place &&
      svg && { rect: place.getBoundingClientRect(), view: viewOf(`viewBox="${svg.getAttribute('viewBox')}"`) }
    return { frame: frame ?? null, boxes: new Map(boxes) }
  }, [actor, designOf])
  const pictureOf = useCallback((clipart: string) => byId.get(clipart)?.preview, [byId])
  const carry = useCarry(actor, measure, ghost, pictureOf)

  const undo = useCallback(() => actor.send({ type: 'undone' }), [actor])
  const redo = useCallback(() => actor.send({ type: 'redone' }), [actor])
  useUndoKeys(undo, redo)

  const add = (figure: FigureChoice) => {
    actor.send({ type: 'figure.added', clipart: figure.id })
    const { length } = actor.getSnapshot().context.history.present.cliparts
    report(length === work.cliparts.length ? messages.full(most) : messages.added(figure.name, length, most))
  }
  const place = work.cliparts.findIndex(({ key }) => key === selected)
  const figure = work.cliparts[place]
  const move = (key: string, to: number) => {
    actor.send({ type: 'figure.moved', key, to })
    const { cliparts } = actor.getSnapshot().context.history.present
    const now = cliparts.findIndex((each) => each.key === key)
    if (now >= 0) report(messages.movedTo(nameOf(cliparts[now]!.clipart), now + 1, cliparts.length))
  }
  const remove = (key: string) => {
    const name = nameOf(work.cliparts.find((each) => each.key === key)?.clipart ?? '')
    actor.send({ type: 'figure.removed', key })
    report(messages.removed(name))
  }
  /** Whether the focus was on a removed figure: it moves to its place. */
  const hasFocus = useRef(false)
  useEffect(() => {
    if (!hasFocus.current) return
    hasFocus.current = false
    const next = picture.current?.querySelector<HTMLElement>(
      selected === null ? 'button' : `[data-key="${CSS.escape(selected)}"]`,
    )
    next?.focus()
  })
  const onKey = (event: KeyboardEvent, key: string, at: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: work.cliparts.length - 1 }[event.key]
    const isRemoved = event.key === 'Delete' || event.key === 'Backspace'
    if (to === undefined && !isRemoved) return
    event.preventDefault()
    hasFocus.current = true
    actor.send({ type: 'figure.selected', key })
    if (to === undefined) remove(key)
    else move(key, to)
  }

  const isFull = work.cliparts.length >= most
  const choice = figure && byId.get(figure.clipart)
  const [back, ahead] = [undoLabel(history), redoLabel(history)]
  return (
    <LibraryProvider value={{ library, store }}>
      <div className={css.editor}>
        <div className={css.strip}>
          <StripPicture
            picture={picture}
            design={design}
            figures={seen}
            arrived={arrived}
            product={product}
            selected={selected}
            carried={carried === null ? null : carried.isNew ? carried.figure.key : carried.key}
            carry={carry}
            nameOf={nameOf}
            isGone={(clipart) => !byId.has(clipart)}
            onSelect={(key) => actor.send({ type: 'figure.selected', key })}
            onKey={onKey}
          />
          <div className={css.bar}>
            <Tools
              tools={[
                {
                  label: messages.moveLeft,
                  icon: 'M12.500 4.500 7 10l5.500 5.500',
                  isOff: !figure || place === 0,
                  onUse: () => figure && move(figure.key, place - 1),
                },
                {
                  label: messages.moveRight,
                  icon: 'M7.500 4.500 13 10l-5.500 5.500',
                  isOff: !figure || place === work.cliparts.length - 1,
                  onUse: () => figure && move(figure.key, place + 1),
                },
                {
                  label: messages.remove,
                  icon: 'M4 6h12M8 6V4h4v2M6 6l.7 10h6.600L14 6M8.500 9v4.500M11.500 9v4.500',
                  isOff: !figure,
                  onUse: () => figure && remove(figure.key),
                },
                {
                  label: back === null ? messages.undo : messages.undoOf(back),
                  icon: 'M7.500 5 4 8.500 7.500 12M4 8.500h7.500a4 4 0 0 1 0 8H9',
                  isOff: back === null,
                  onUse: undo,
                },
                {
                  label: ahead === null ? messages.redo : messages.redoOf(ahead),
                  icon: 'M12.500 5 16 8.500 12.500 12M16 8.500H8.500a4 4 0 0 0 0 8H11',
                  isOff: ahead === null,
                  onUse: redo,
                },
              ]}
            />
            <p className={css.count}>{messages.count(work.cliparts.length, most)}</p>
          </div>
          <p role="status" className={css.said}>
            <span key={reported?.number}>
              {isWaiting && !missingFont && arrived.drawing === null
                ? messages.loading
                : (reported?.message ?? (figure ? nameOf(figure.clipart) : messages.nothingSelected))}
            </span>
          </p>
        </div>
        <div className={css.pick}>
          <FigurePicker figures={figures} carry={carry} isFull={isFull} onAdd={add} />
        </div>
        <div className={css.panel}>
          {figure && choice && !work.isSingleColor && (
            <PartsFields key={figure.key} figure={figure} choice={choice} actor={actor} />
          )}
          <WordsFields
            work={work}
            sampleWords={sampleWords}
            font={work.font ?? defaultFont}
            missingFont={missingFont}
            missing={missing}
            actor={actor}
          />
          <ColorsFields work={work} colors={library.colors} actor={actor} />
          {children}
        </div>
        <img ref={ghost} hidden alt="" className={css.ghost} />
      </div>
    </LibraryProvider>
  )
}
