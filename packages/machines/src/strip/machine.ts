import { perform, redo, startHistory, undo, type Command, type History } from '@kisscut/artwork/design'
import type { StripFigure, StripWords, StripWork } from '@kisscut/artwork/strip'
import type { Paint } from '@kisscut/core/color'
import { assign, setup } from 'xstate'
import * as messages from '../messages/strip.ts'
import { movedTo, painted, withFigure } from './changes.ts'

/** The dragged figure, new or already on the strip, and its target index; null for none. */
export type Carried = { readonly at: number | null } & (
  { readonly figure: StripFigure; readonly isNew: true } | { readonly key: string; readonly isNew: false }
)

export interface StripContext {
  readonly most: number
  /** Creates the key of a new figure. */
  readonly newKey: () => string
  /** The strip with its history. */
  readonly history: History<StripWork>
  /** Key of the selected figure. */
  readonly selected: string | null
  readonly carried: Carried | null
}

export type StripEvent =
  /** Adds a figure at a place, or at the end. A full strip accepts none. DDB-3. */
  | { type: 'figure.added'; clipart: string; at?: number }
  | { type: 'figure.removed'; key: string }
  | { type: 'figure.moved'; key: string; to: number }
  /** `paint`: null restores its own color. `isJoined`: while a color is being mixed. */
  | { type: 'figure.painted'; key: string; region: string; paint: Paint | null; isJoined?: boolean }
  | { type: 'figure.selected'; key: string | null }
  | { type: 'words.changed'; words: Partial<StripWords>; isJoined?: boolean }
  | { type: 'new.carried'; clipart: string }
  | { type: 'figure.carried'; key: string }
  | { type: 'carried.over'; at: number | null }
  | { type: 'carried.dropped' }
  | { type: 'carried.let_go' }
  | { type: 'undone' }
  | { type: 'redone' }

const LABELS: Readonly<Record<keyof StripWords, string>> = {
  words: messages.changeWords,
  font: messages.changeLetters,
  textSize: messages.changeLetters,
  textLocation: messages.changeLetters,
  color: messages.changeColors,
  isSingleColor: messages.changeColors,
}

const withFigures = (work: StripWork, cliparts: readonly StripFigure[]): StripWork =>
  cliparts === work.cliparts ? work : { ...work, cliparts }

const hasRoom = ({ history, most }: Pick<StripContext, 'history' | 'most'>): boolean =>
  history.present.cliparts.length < most

/** Keeps a selection only if its figure exists. */
const stillThere = (selected: string | null, { present }: History<StripWork>): string | null =>
  present.cliparts.some(({ key }) => key === selected) ? selected : null

/** A command on figures; `on`: their keys, with the changed values. */
const toFigures = (
  name: string,
  label: string,
  on: readonly string[],
  change: (figures: readonly StripFigure[]) => readonly StripFigure[],
): Command<StripWork> => ({
  name,
  label,
  on,
  apply: (work) => withFigures(work, change(work.cliparts)),
})

function removedFrom({ history, selected }: StripContext, key: string): Partial<StripContext> {
  const { cliparts } = history.present
  const at = cliparts.findIndex((each) => each.key === key)
  if (at < 0) return {}
  const command = toFigures('remove', messages.takeOff, [key], (figures) => figures.toSpliced(at, 1))
  const beside = (cliparts[at + 1] ?? cliparts[at - 1])?.key ?? null
  return { history: perform(history, command), selected: selected === key ? beside : selected }
}

function added(context: StripContext, figure: StripFigure, at?: number): Partial<StripContext> {
  if (!hasRoom(context)) return {}
  const command = toFigures('add', messages.addFigure, [figure.key], (figures) =>
    withFigure(figures, figure, at),
  )
  return { history: perform(context.history, command), selected: figure.key }
}

const moved = ({ history }: StripContext, key: string, to: number): Partial<StripContext> => ({
  history: perform(
    history,
    toFigures('move', messages.moveFigure, [key], (figures) => movedTo(figures, key, to)),
  ),
})

/** The context at another step of history. */
const inHistory = ({ selected }: StripContext, history: History<StripWork>): Partial<StripContext> => ({
  history,
  selected: stillThere(selected, history),
})

/** The displayed figures: a dragged one is where it would be dropped. */
export function figuresSeen(context: StripContext): readonly StripFigure[] {
  const { carried } = context
  const { cliparts } = context.history.present
  if (carried === null || carried.at === null) return cliparts
  if (!carried.isNew) return movedTo(cliparts, carried.key, carried.at)
  return hasRoom(context) ? withFigure(cliparts, carried.figure, carried.at) : cliparts
}

/** A shopper's strip, with its history. Dragging changes nothing until the drop; dropping away from the strip cancels. DDB-9. */
export const stripMachine = setup({
  types: {
    context: {} as StripContext,
    events: {} as StripEvent,
    input: {} as Pick<StripContext, 'most' | 'newKey'> & { readonly work: StripWork },
    tags: {} as 'carrying',
  },
  actions: {
    drop: assign(({ context }) => {
      const { carried } = context
      if (carried === null || carried.at === null) return { carried: null }
      return {
        ...(carried.isNew
          ? added(context, carried.figure, carried.at)
          : moved(context, carried.key, carried.at)),
        carried: null,
      }
    }),
    letGo: assign({ carried: null }),
  },
}).createMachine({
  id: 'strip',
  context: ({ input: { work, ...input } }) => ({
    ...input,
    history: startHistory(work),
    selected: null,
    carried: null,
  }),
  initial: 'resting',
  on: {
    'words.changed': {
      actions: assign(({ context: { history }, event: { words, isJoined } }) => {
        const changed = (Object.keys(words) as (keyof StripWords)[]).find(
          (name) => words[name] !== history.present[name],
        )
        if (changed === undefined) return {}
        const apply = (work: StripWork): StripWork => ({ ...work, ...words })
        return {
          history: perform(history, { name: changed, label: LABELS[changed], on: [], apply }, isJoined),
        }
      }),
    },
  },
  states: {
    resting: {
      on: {
        'figure.added': {
          actions: assign(({ context, event: { clipart, at } }) =>
            added(context, { key: context.newKey(), clipart, paints: {} }, at),
          ),
        },
        'figure.removed': { actions: assign(({ context, event: { key } }) => removedFrom(context, key)) },
        'figure.moved': { actions: assign(({ context, event: { key, to } }) => moved(context, key, to)) },
        'figure.painted': {
          actions: assign(({ context: { history }, event: { key, region, paint, isJoined } }) => {
            const paintOne = (figures: readonly StripFigure[]) =>
              figures.map((each) => (each.key === key ? painted(each, region, paint) : each))
            const command = toFigures('paint', messages.colorFigure, [key, region], paintOne)
            return stillThere(key, history) === null ? {} : { history: perform(history, command, isJoined) }
          }),
        },
        'figure.selected': {
          actions: assign(({ context, event: { key } }) => ({ selected: stillThere(key, context.history) })),
        },
        'new.carried': {
          guard: ({ context }) => hasRoom(context),
          target: 'carrying',
          actions: assign(({ context, event: { clipart } }) => ({
            carried: {
              figure: { key: context.newKey(), clipart, paints: {} },
              isNew: true as const,
              at: null,
            },
          })),
        },
        'figure.carried': {
          guard: ({ context, event: { key } }) => stillThere(key, context.history) !== null,
          target: 'carrying',
          actions: assign(({ event: { key } }) => ({
            carried: { key, isNew: false as const, at: null },
            selected: key,
          })),
        },
        undone: { actions: assign(({ context }) => inHistory(context, undo(context.history))) },
        redone: { actions: assign(({ context }) => inHistory(context, redo(context.history))) },
      },
    },
    carrying: {
      tags: 'carrying',
      on: {
        'carried.over': {
          actions: assign(({ context: { carried }, event: { at } }) =>
            carried ? { carried: { ...carried, at } } : {},
          ),
        },
        'carried.dropped': { target: 'resting', actions: 'drop' },
        'carried.let_go': { target: 'resting', actions: 'letGo' },
      },
    },
  },
})
