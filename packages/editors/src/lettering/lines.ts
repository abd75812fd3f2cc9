import { elementOf, type Design, type Element, type TextItem } from '@kisscut/artwork/design'
import { designIn, sideIn, type DesignSession, type TextFields } from '../design-tools/index.ts'
import * as messages from '../messages/lettering.ts'
import type { KnifeStore } from './knife-store.ts'
import { linesOfPaste, type LineFields } from './pasted.ts'

/** Inches that capitals of a first line are tall: read from across a street. */
const FIRST_HEIGHT = 2

/** Operations on lines. Each rejects if a font, or the layout code, can't be loaded. */
export interface Lines {
  readonly change: (id: string, fields: TextFields, label: string, isJoined?: boolean) => Promise<void>
  /** Another line, below all; it is selected, and its id returned. `like`: the line it is a copy of, words and all. */
  readonly add: (like?: TextItem) => Promise<string | null>
  /** Adds elements or words from the clipboard as lines below all, in one step; returns in words what was omitted, null: nothing. */
  readonly paste: (what: readonly Element[] | string) => Promise<string | null>
  readonly move: (id: string, by: -1 | 1) => Promise<void>
  readonly remove: (id: string) => Promise<void>
  /** Cuts a line from a color of film; lettering in one color changes as a whole. LET-11. */
  readonly setColor: (id: string, colorId: string) => Promise<void>
  /** Makes capitals of a line so tall, in inches. */
  readonly setHeight: (id: string, inches: number) => Promise<void>
}

/**
 * `firstColor`: id of the color of a first line; null: none, until one is chosen. `most`: colors that can be used. `colorIds`: those
 * there are; null: any of the library.
 */
export function createLines(
  session: DesignSession,
  {
    open,
    knife,
    firstColor,
    most,
    colorIds,
  }: KnifeStore & {
    readonly firstColor: string | null
    readonly most: number
    readonly colorIds: readonly string[] | null
  },
): Lines {
  const { store, actor, library } = session
  /** At once where all is here, so that letters typed fast keep their order. */
  const withFace = async (font: string) => {
    const face = store.arrived().resources.face(font)
    const cut = knife()
    if (face && cut) return { face, cut }
    const [opened, fetched] = await Promise.all([store.openFont(font), open()])
    return { face: opened.face, cut: fetched }
  }
  const lineIn = (id: string): TextItem | null => {
    const found = designIn(actor).elements.find((element) => element.id === id)
    return found?.kind === 'text' ? found : null
  }
  const step = (
    name: string,
    label: string,
    id: string,
    apply: (design: Design) => Design,
    isJoined = false,
  ) => session.perform({ name, label, on: [id], apply }, isJoined)
  const change: Lines['change'] = async (id, fields, label, isJoined) => {
    const line = lineIn(id)
    if (!line) return
    const { face, cut } = await withFace(fields.font ?? line.font)
    const name = `line ${Object.keys(fields).join(' ')}`
    step(name, label, id, (design) => cut.changedLine(design, id, fields, face), isJoined)
  }
  /** A new line like the last one, except for the stated properties. */
  const lineOf = async (fields: LineFields) => {
    const side = sideIn(actor)
    const cut = knife() ?? (await open())
    const last = cut.linesInOrder(designIn(actor)).at(-1)
    const font = fields.font ?? last?.font ?? library.fonts[0]?.id
    if (!side || font === undefined) return null
    const { face } = await withFace(font)
    const { sizeForCapHeight } = await store.openDrawing()
    const line = elementOf('text', {
      size: last?.size ?? sizeForCapHeight(face, FIRST_HEIGHT),
      tracking: last?.tracking ?? 0,
      alignment: last?.alignment ?? 'center',
      fill: last?.fill ?? { colorId: firstColor, customColor: null },
      text: messages.firstLine,
      ...fields,
      font,
      id: session.newId(),
      side: side.id,
      locked: false,
      canRemove: true,
    })
    return { line, addTo: (design: Design) => cut.addedLine(design, line, face) }
  }
  return {
    change,
    add: async (like) => {
      const made = await lineOf(like ?? {})
      if (made === null) return null
      const { id } = made.line
      step('add-line', like ? 'duplicate' : 'add line', id, made.addTo)
      session.select([id])
      return id
    },
    paste: async (what) => {
      const { lines, leftOut } = linesOfPaste(what, {
        hasFont: (id) => store.font(id) !== undefined,
        // What is cut from one color stays so.
        hasFilm: (id) => most > 1 && colorIds?.includes(id) !== false,
      })
      const made: { readonly line: TextItem; readonly addTo: (design: Design) => Design }[] = []
      for (const fields of lines) {
        const each = await lineOf(fields)
        if (each) made.push(each)
      }
      const ids = made.map(({ line }) => line.id)
      const apply = (design: Design) => made.reduce((before, { addTo }) => addTo(before), design)
      session.performOn({ name: 'paste', label: 'paste', on: ids, apply }, ids)
      return leftOut
    },
    move: async (id, by) => {
      const cut = knife() ?? (await open())
      step('move-line', 'move line', id, (design) => cut.movedLine(design, id, by))
    },
    remove: async (id) => {
      const cut = knife() ?? (await open())
      step('remove-line', 'remove line', id, (design) => cut.withoutLine(design, id))
    },
    setColor: async (id, colorId) => {
      const fill = { colorId, customColor: null }
      if (most > 1) return change(id, { fill }, 'color')
      const paint = (element: Element) =>
        element.kind === 'text' && !element.locked ? { ...element, fill } : element
      step('line fill', 'color', id, (design) => ({ ...design, elements: design.elements.map(paint) }))
    },
    setHeight: async (id, inches) => {
      const line = lineIn(id)
      if (!line) return
      const { face } = await withFace(line.font)
      const { sizeForCapHeight } = await store.openDrawing()
      await change(id, { size: sizeForCapHeight(face, inches) }, 'height')
    },
  }
}
