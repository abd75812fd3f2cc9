import { add, elementOf, type Element } from '@kisscut/artwork/design'
import type { Size } from '@kisscut/artwork/geometry'
import { contrast, inkOn, NO_PAINT, type Paint } from '@kisscut/core/color'
import { center } from '@kisscut/artwork/placement'
import * as messages from '../../messages/design-tools.ts'
import { designIn, sideIn, specIn, type DesignSession } from '../session/session.ts'
import type { ArtworkChoice, ClipartChoice, ShopperFile } from '../types.ts'
import {
  FIRST_SIZE,
  newCode,
  newPicture,
  newShape,
  textScale,
  type NewElement,
  type NewShape,
} from './new-elements.ts'

/** Properties of a new element; null if no side is shown. */
function newOn(session: DesignSession): NewElement | null {
  const [side, spec] = [sideIn(session.actor), specIn(session)]
  return side && spec && { id: session.newId(), side: side.id, spec }
}

const added = (session: DesignSession, element: Element) => session.performOn(add(element), [element.id])

/** Least contrast of new text and drawings with the background. WCAG 1.4.3. */
const SEEN = 4.5

/** Color of a new element: `first`, or where that has too little contrast, the palette color with the most. EDIT-2. */
function paintOn({ actor, library, store }: DesignSession, first: Paint): Paint {
  const { color } = store.arrived().resources
  const codeOf = ({ customColor, colorId }: Paint) => customColor ?? (colorId && color(colorId))
  const fill = sideIn(actor)?.shape.fill
  const behind = fill && codeOf(fill)
  if (!behind || contrast(codeOf(first) ?? INK, behind) >= SEEN) return first
  const seen = ({ code }: { readonly code: string }) => contrast(code, behind)
  const [best] = [...library.colors].sort((one, other) => seen(other) - seen(one))
  return best ? { colorId: best.id, customColor: null } : { colorId: null, customColor: inkOn(behind) }
}

const INK = '#1b1917'

/** The color of new shapes and regions: the first of the palette, otherwise black ink. */
const firstPaint = ({ library }: DesignSession): Paint => {
  const [first] = library.colors
  return first ? { colorId: first.id, customColor: null } : { colorId: null, customColor: INK }
}

/** Adds a centered text, large enough to read from afar, ready to be typed over. Rejects where no font can be loaded. */
export async function addText(session: DesignSession, words = messages.firstText): Promise<void> {
  const on = newOn(session)
  const [font] = session.library.fonts
  if (!on || !font) return
  const { face, drawing } = await session.store.openFont(font.id)
  const { id, side } = on
  const text = elementOf('text', {
    ...{ id, side, font: font.id, size: FIRST_SIZE, text: words },
    fill: paintOn(session, NO_PAINT),
  })
  const drawn = drawing.fittedText(text, {}, face)
  const size = Number((FIRST_SIZE * textScale(drawn, on.spec)).toFixed(3))
  const fitted = drawing.fittedText(drawn, { size }, face)
  added(session, { ...fitted, ...center(fitted, designIn(session.actor)) })
  session.actor.send({ type: 'typing.began', id })
}

export function addShape(session: DesignSession, shape: NewShape): void {
  const on = newOn(session)
  if (on) added(session, newShape(on, shape, paintOn(session, firstPaint(session))))
}

export type CodeContent = Pick<Extract<Element, { kind: 'code' }>, 'code' | 'data'>

/** Adds a code; `smallest` is the box in which it scans. */
export function addCode(session: DesignSession, content: CodeContent, smallest: Size): void {
  const on = newOn(session)
  if (on) added(session, newCode(on, content, smallest))
}

/** Adds a clipart. Rejects where its drawing can't be loaded. */
export async function addClipart(session: DesignSession, choice: ClipartChoice): Promise<void> {
  const { svg } = await session.store.openClipart(choice)
  const on = newOn(session)
  if (on) added(session, newPicture(on, 'clipart', naturalOf(svg), { clipart: choice.id }))
}

export function addFile(session: DesignSession, file: ShopperFile): void {
  session.store.know({ file })
  const on = newOn(session)
  const { width, height, isVector } = file
  if (on)
    added(
      session,
      newPicture(on, 'upload', file, { file: file.id, pixels: isVector ? null : { width, height } }),
    )
}

/** Adds an artwork. Rejects where its picture can't be loaded. */
export async function addArtwork(session: DesignSession, artwork: ArtworkChoice): Promise<void> {
  const natural = await sizeOfPicture(artwork.preview)
  session.store.know({ artwork })
  const on = newOn(session)
  if (on) added(session, newPicture(on, 'marketplace', natural, { artwork: artwork.id }))
}

async function sizeOfPicture(href: string): Promise<Size> {
  const image = new Image()
  image.src = href
  await image.decode()
  return { width: image.naturalWidth || 1, height: image.naturalHeight || 1 }
}

/** The stated size of a drawing; a square where it states none. */
function naturalOf(svg: string): Size {
  const root = /<svg[^>]*>/.exec(svg)?.[0] ?? ''
  const figures =
    /viewBox\s*=\s*["']\s*([^"']+)["']/
      .exec(root)?.[1]
      ?.trim()
      .split(/[\s,]+/) ?? []
  const [, , width = NaN, height = NaN] = figures.map(Number)
  return width > 0 && height > 0 ? { width, height } : { width: 1, height: 1 }
}
