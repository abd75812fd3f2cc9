import type { Paint } from '@kisscut/core/color'
import { assign, setup } from 'xstate'
import * as messages from '../messages/strip.ts'
import { movedTo, painted, withFigure, type StripFigure, type StripWords, type StripWork } from './changes.ts'

/** Steps that can be undone. */
const STEPS = 200

interface Step {
  readonly label: string
  readonly work: StripWork
}

/** What is carried by a pointer: a figure of the picker, or one that is on the strip; and the place it is over, null: none. */
export type Carried = { readonly at: number | null } & (
  { readonly figure: StripFigure; readonly isNew: true } | { readonly key: string; readonly isNew: false }
)

export interface StripContext {
  readonly most: number
  /** Makes the key of a new figure. */
  readonly newKey: () => string
  readonly work: StripWork
  /** Each as it was before a step, with the name of the step. */
  readonly past: readonly Step[]
  /** Each as it was after a step that has been undone. */
  readonly future: readonly Step[]
  /** The last step may be joined by another of its name. */
  readonly isOpen: boolean
  /** Key of the figure that is selected. */
  readonly selected: string | null
  readonly carried: Carried | null
}

export type StripEvent =
  /** At a place, or at the end. A full strip takes none. DDB-3. */
  | { type: 'figure.added'; clipart: string; at?: number }
  | { type: 'figure.removed'; key: string }
  | { type: 'figure.moved'; key: string; to: number }
  /** `paint` null: in its own color again. `isJoined`: while a color is being mixed. */
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

/** The work after a step; nothing where it changes nothing. */
function stepped(
  { work, past, isOpen }: StripContext,
  after: StripWork,
  label: string,
  isJoined = false,
): Partial<StripContext> {
  if (after === work) return {}
  const isPart = isJoined && isOpen && past.at(-1)?.label === label
  return {
    work: after,
    past: isPart ? past : [...past, { label, work }].slice(-STEPS),
    future: [],
    isOpen: isJoined,
  }
}

const withFigures = (work: StripWork, cliparts: readonly StripFigure[]): StripWork =>
  cliparts === work.cliparts ? work : { ...work, cliparts }

const hasRoom = ({ work, most }: Pick<StripContext, 'work' | 'most'>): boolean => work.cliparts.length < most

/** Selected is only what is there. */
const stillThere = (selected: string | null, { cliparts }: StripWork): string | null =>
  cliparts.some(({ key }) => key === selected) ? selected : null

function removedFrom(context: StripContext, key: string): Partial<StripContext> {
  const { work, selected } = context
  const at = work.cliparts.findIndex((each) => each.key === key)
  if (at < 0) return {}
  const after = withFigures(work, work.cliparts.toSpliced(at, 1))
  const next = selected === key ? ((after.cliparts[at] ?? after.cliparts[at - 1])?.key ?? null) : selected
  return { ...stepped(context, after, messages.takeOff), selected: next }
}

function added(context: StripContext, figure: StripFigure, at?: number): Partial<StripContext> {
  if (!hasRoom(context)) return {}
  const after = withFigures(context.work, withFigure(context.work.cliparts, figure, at))
  return { ...stepped(context, after, messages.addFigure), selected: figure.key }
}

const moved = (context: StripContext, key: string, to: number): Partial<StripContext> =>
  stepped(context, withFigures(context.work, movedTo(context.work.cliparts, key, to)), messages.moveFigure)

/** What is seen: what is carried is where it would be dropped. */
export function figuresSeen({ work, carried, most }: StripContext): readonly StripFigure[] {
  if (carried === null || carried.at === null) return work.cliparts
  if (!carried.isNew) return movedTo(work.cliparts, carried.key, carried.at)
  return work.cliparts.length < most ? withFigure(work.cliparts, carried.figure, carried.at) : work.cliparts
}

/**
 * What a shopper puts together on a strip, with its history. Whatever is carried changes nothing until it is dropped; dropped beside
 * the strip it is as before. DDB-9.
 */
export const stripMachine = setup({
  types: {
    context: {} as StripContext,
    events: {} as StripEvent,
    input: {} as Pick<StripContext, 'most' | 'newKey' | 'work'>,
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
  context: ({ input }) => ({
    ...input,
    past: [],
    future: [],
    isOpen: false,
    selected: null,
    carried: null,
  }),
  initial: 'resting',
  on: {
    'words.changed': {
      actions: assign(({ context, event: { words, isJoined } }) => {
        const names = (Object.keys(words) as (keyof StripWords)[]).filter(
          (name) => words[name] !== context.work[name],
        )
        const [first] = names
        return first === undefined
          ? {}
          : stepped(context, { ...context.work, ...words }, LABELS[first], isJoined)
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
          actions: assign(({ context, event: { key, region, paint, isJoined } }) => {
            const { work } = context
            const at = work.cliparts.findIndex((each) => each.key === key)
            if (at < 0) return {}
            const after = work.cliparts.with(at, painted(work.cliparts[at]!, region, paint))
            return stepped(context, withFigures(work, after), messages.colorFigure, isJoined)
          }),
        },
        'figure.selected': {
          actions: assign(({ context, event: { key } }) => ({ selected: stillThere(key, context.work) })),
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
          guard: ({ context, event: { key } }) => stillThere(key, context.work) !== null,
          target: 'carrying',
          actions: assign(({ event: { key } }) => ({
            carried: { key, isNew: false as const, at: null },
            selected: key,
          })),
        },
        undone: {
          actions: assign(({ context: { past, future, work, selected } }) => {
            const step = past.at(-1)
            if (step === undefined) return {}
            return {
              work: step.work,
              past: past.slice(0, -1),
              future: [{ label: step.label, work }, ...future],
              selected: stillThere(selected, step.work),
              isOpen: false,
            }
          }),
        },
        redone: {
          actions: assign(({ context: { past, future, work, selected } }) => {
            const [step, ...later] = future
            if (step === undefined) return {}
            return {
              work: step.work,
              past: [...past, { label: step.label, work }],
              future: later,
              selected: stillThere(selected, step.work),
              isOpen: false,
            }
          }),
        },
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
