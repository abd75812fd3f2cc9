import {
  change,
  elementWith,
  unitsOf,
  type Command,
  type Design,
  type Element,
  type Side,
  type StackNode,
  type TextItem,
} from '@kisscut/artwork/design'
import { dieLineOf } from '@kisscut/artwork/design'
import type { DieLineSpec } from '@kisscut/artwork/die-line'
import type { RefObject } from 'react'
import type { CanvasActor } from '../../canvas/index.ts'
import type { LibraryStore } from '../library/library-store.ts'
import { roomFor } from '../template-form/room-for.ts'
import type { PressView } from '../press/press.ts'
import type { DesignEditorProps } from '../types.ts'
import type { Pointing } from './pointing.ts'

/** State shared by the parts of a design tool: the design in its canvas machine, and the shop's library. */
export interface DesignSession extends Pick<
  DesignEditorProps,
  'product' | 'flags' | 'unit' | 'locale' | 'library'
> {
  readonly press: PressView
  readonly actor: CanvasActor
  readonly store: LibraryStore
  readonly pointing: Pointing
  /** The canvas on the page, where keys apply to the design; null while it isn't shown. */
  readonly canvas: RefObject<HTMLDivElement>
  /** `isJoined`: merged into the last step with the same name on the same elements. */
  readonly perform: (command: Command, isJoined?: boolean) => void
  /** Adds or changes elements, and selects these. */
  readonly performOn: (command: Command, selection: readonly string[]) => void
  readonly select: (ids: readonly string[]) => void
  /** Changes the words, font, size or bend of a text, in its new box; loads the font first. Rejects where it can't be loaded. */
  readonly changeText: (id: string, fields: TextFields, step: TextStep) => Promise<void>
  /** The product is as large as its content: a loaded design keeps its own size. LET-7. */
  readonly isSizedByContent: boolean
  /** Why a design is rejected here, in words; null where it is accepted. */
  readonly rejection: (design: Design) => string | null
  /**
   * Handles elements or words from the clipboard; returns a message. Null: they are pasted unchanged. Rejects if the code for
   * that can't be loaded. LET-14.
   */
  readonly pasted: ((what: readonly Element[] | string) => Promise<string | null>) | null
  /** A new unique id for an element or side. */
  readonly newId: () => string
}

export type TextFields = Partial<
  Pick<
    TextItem,
    | 'symbol'
    | 'symbolName'
    | 'symbolFile'
    | 'symbolRangeStart'
    | 'symbolRangeEnd'
    | 'text'
    | 'font'
    | 'size'
    | 'tracking'
    | 'alignment'
    | 'bend'
    | 'pathScale'
    | 'fill'
    | 'stroke'
  >
>

/** A step of history, in words. */
export interface TextStep {
  readonly label: string
  readonly isJoined?: boolean
  /** Maximum width in inches; a wider text is scaled down. */
  readonly within?: number
}

export function createSession(
  shared: Pick<DesignSession, 'product' | 'flags' | 'unit' | 'locale' | 'library' | 'press'>,
  actor: CanvasActor,
  store: LibraryStore,
  pointing: Pointing,
  canvas: DesignSession['canvas'],
): DesignSession {
  const perform: DesignSession['perform'] = (command, isJoined = false) =>
    actor.send({ type: 'command.given', command, isJoined })
  const select: DesignSession['select'] = (ids) => actor.send({ type: 'selection.changed', ids })
  const changeText: DesignSession['changeText'] = async (
    id,
    fields,
    { label, isJoined = false, within = Infinity },
  ) => {
    const text = textIn(actor, id)
    if (!text) return
    const name = `text ${Object.keys(fields).join(' ')}`
    const font = fields.font ?? text.font
    const { drawing, resources } = store.arrived()
    const here = resources.face(font)
    const { face, drawing: parts } = here && drawing ? { face: here, drawing } : await store.openFont(font)
    perform(
      {
        name,
        label,
        on: [id],
        apply: (design) => {
          const found = elementWith(design, id)
          if (found?.kind !== 'text') return design
          const room = roomFor(found, design, shared.product.rules)
          const fitted = parts.fittedText(found, fields, face, room)
          const size = (fitted.size * within) / fitted.width
          const narrow = fitted.width > within ? parts.fittedText(found, { ...fields, size }, face) : fitted
          return change(found, narrow, label).apply(design)
        },
      },
      isJoined,
    )
  }
  return {
    ...shared,
    actor,
    store,
    pointing,
    canvas,
    perform,
    select,
    changeText,
    isSizedByContent: false,
    rejection: () => null,
    pasted: null,
    performOn: (command, selection) => {
      perform(command)
      select(selection)
    },
    newId: () =>
      `e${[...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  }
}

const textIn = (actor: CanvasActor, id: string): TextItem | null => {
  const found = elementWith(designIn(actor), id)
  return found?.kind === 'text' ? found : null
}

/** The design at rest. */
export const designIn = (actor: CanvasActor) => actor.getSnapshot().context.history.present

/** The visible side. */
export function sideIn(actor: CanvasActor): Side | null {
  const { history, side } = actor.getSnapshot().context
  return history.present.sides.find(({ id }) => id === side) ?? null
}

/** The cut of the visible side. */
export function specIn({ actor, product }: Pick<DesignSession, 'actor' | 'product'>): DieLineSpec | null {
  const side = sideIn(actor)
  return side && dieLineOf(designIn(actor), side, product.rules)
}

/** The selection, including locked elements, from bottom to top. The same array until it changes. */
export function selectedIn(actor: CanvasActor): readonly Element[] {
  const { history, side, selection } = actor.getSnapshot().context
  const before = selected.get(history.present)
  if (before?.side === side && before.selection === selection) return before.elements
  const elements = history.present.elements
    .filter((element) => element.side === side && selection.includes(element.id))
    .sort((a, b) => a.z - b.z)
  selected.set(history.present, { side, selection, elements })
  return elements
}

/** The selection as units: a whole group as one. EDIT-16. */
export function unitsIn(actor: CanvasActor): readonly StackNode[] {
  const elements = selectedIn(actor)
  const before = units.get(elements)
  if (before) return before
  const { history, side } = actor.getSnapshot().context
  const found = unitsOf(
    history.present,
    side,
    elements.map(({ id }) => id),
  )
  units.set(elements, found)
  return found
}
const units = new WeakMap<readonly Element[], readonly StackNode[]>()

/** The last selection in a design, cached because many parts read it on every movement of a drag. */
const selected = new WeakMap<
  Design,
  { readonly side: string; readonly selection: readonly string[]; readonly elements: readonly Element[] }
>()
