import { elementOf, type Design, type Element, type TextItem } from '@kisscut/artwork/design'
import { designIn, sideIn, type DesignSession, type TextFields } from '../design-tools/index.ts'
import * as messages from '../messages/lettering.ts'
import type { KnifeStore } from './knife-store.ts'
import { linesOfPaste, type LineFields } from './pasted.ts'

/** Initial cap height in inches: legible from across a street. */
const FIRST_HEIGHT = 2

/** Operations on lines. Each rejects if a font, or the layout code, can't be loaded. */
export interface Lines {
  readonly change: (id: string, fields: TextFields, label: string, isJoined?: boolean) => Promise<void>
  /** Adds a line below all and selects it; returns its id. `like`: the line to copy, words included. */
  readonly add: (like?: TextItem) => Promise<string | null>
  /**
   * Adds elements or words from the clipboard as lines below all, in one step; returns a message about omitted content, or null.
   */
  readonly paste: (what: readonly Element[] | string) => Promise<string | null>
  readonly move: (id: string, by: -1 | 1) => Promise<void>
  readonly remove: (id: string) => Promise<void>
  /** Sets the film color of a line; single-color lettering changes as a whole. LET-11. */
  readonly setColor: (id: string, colorId: string) => Promise<void>
  /** Sets the cap height of a line in inches. */
  readonly setHeight: (id: string, inches: number) => Promise<void>
}

/**
 * `firstColor`: color id of a first line; null until one is chosen. `most`: maximum number of colors. `colorIds`: available ones;
 * null for all of the library.
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
  /** Synchronous where everything is loaded, so that fast typing keeps its order. */
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
        // Single-color lettering keeps its color.
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
