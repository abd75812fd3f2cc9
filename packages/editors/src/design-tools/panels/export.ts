import type { Design, Element, Side } from '@kisscut/artwork/design'
import { lookOf } from '@kisscut/artwork/look'
import type { Resources } from '@kisscut/artwork/renderer'
import { elementsOn, resizeCanvas, replaceDesign } from '@kisscut/artwork/design'
import { showSize } from '@kisscut/core/units'
import * as messages from '../../messages/design-tools.ts'
import { elementName } from '../elements/names.ts'
import { designIn, type DesignSession } from '../session/session.ts'

/** Maximum size of an imported file in bytes. */
const LARGEST = 20_000_000
/** Tolerance of equal sizes, in inches. */
const SAME = 0.001

/** Makes the browser save a file. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** The design as JSON, as stored. EDIT-12. */
export async function designText({ actor }: DesignSession): Promise<string> {
  const { designToJson } = await import('@kisscut/artwork/design-json')
  return designToJson(designIn(actor))
}

/** One side as a self-contained SVG. Rejects where the drawing code can't be loaded. EDIT-12. */
export async function sideText({ actor, product, store }: DesignSession, side: Side): Promise<string> {
  const design = designIn(actor)
  const drawing = await store.openDrawing()
  const { resources } = store.arrived()
  const inlined = await withPictures(
    design.elements.filter((each) => each.side === side.id),
    resources,
  )
  return drawing.designScene(design, side.id, lookOf(product.look), 'preview', inlined) ?? ''
}

type Picture = Parameters<Resources['artwork']>[0]
const isPicture = (element: Element): element is Picture =>
  element.kind === 'upload' || element.kind === 'clipart' || element.kind === 'marketplace'

/** The resources with pictures as data URIs. */
async function withPictures(elements: readonly Element[], resources: Resources): Promise<Resources> {
  const artworks = elements.filter(isPicture).map((each) => resources.artwork(each))
  const texts = artworks.map((artwork) =>
    artwork && 'href' in artwork ? `href="${artwork.href}"` : (artwork?.markup ?? ''),
  )
  const hrefs = [
    ...new Set(
      texts.flatMap((text) => [...text.matchAll(/href="([^"#][^"]*)"/g)].map(([, href]) => href ?? '')),
    ),
  ]
  const data = new Map(await Promise.all(hrefs.map(async (href) => [href, await dataOf(href)] as const)))
  return {
    ...resources,
    artwork: (element) => {
      const artwork = resources.artwork(element)
      if (!artwork) return null
      if ('href' in artwork) return { href: data.get(artwork.href) ?? artwork.href }
      const markup = [...data].reduce(
        (text, [href, uri]) => text.replaceAll(`href="${href}"`, `href="${uri}"`),
        artwork.markup,
      )
      return { ...artwork, markup }
    },
  }
}

async function dataOf(href: string): Promise<string> {
  if (href.startsWith('data:')) return href
  const blob = await (await fetch(href.replaceAll('&amp;', '&'))).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(blob)
  })
}

/** Imports a design from a file as one undo step; returns messages about it. EDIT-12. */
export async function importDesign(
  session: DesignSession,
  file: File,
): Promise<{ readonly isDone: boolean; readonly message: string }> {
  if (file.size > LARGEST) return rejected(messages.tooLarge)
  return restoreDesign(session, await file.text())
}

const rejected = (reason: string) => ({ isDone: false, message: messages.notImported(reason) })

/**
 * Restores a stored design as one undo step, at the ordered size unless the design determines the size; returns messages about
 * it. TOOL-6.
 */
export async function restoreDesign(
  session: DesignSession,
  text: string,
  label?: string,
): Promise<{ readonly isDone: boolean; readonly message: string }> {
  const { designFromJson } = await import('@kisscut/artwork/design-json')
  const reading = designFromJson(text)
  if (!reading.ok) {
    const [[place = '', [fault = ''] = []] = []] = Object.entries(reading.errors)
    return rejected(place === '' ? fault || messages.notADesign : messages.faultAt(place, fault))
  }
  const rejection = session.rejection(reading.design)
  if (rejection !== null) return rejected(rejection)
  const { width, height } = designIn(session.actor)
  const isOtherSize =
    !session.isSizedByContent &&
    (Math.abs(reading.design.width - width) > SAME || Math.abs(reading.design.height - height) > SAME)
  const design = isOtherSize ? resizeCanvas(width, height).apply(reading.design) : reading.design
  session.select([])
  session.perform(replaceDesign(design, label))
  await session.store.known(design)
  const size = showSize(width.toFixed(3), height.toFixed(3), session.unit, session.locale)
  return {
    isDone: true,
    message: [
      messages.imported,
      ...(isOtherSize ? [messages.otherSize(size)] : []),
      ...missingIn(session, design),
    ].join(' '),
  }
}

/** The design's resources that the shop lacks, with their places, as one sentence; empty for none. EDIT-19. */
function missingIn({ store }: DesignSession, design: Design): readonly string[] {
  const parts = design.sides.flatMap((side) =>
    elementsOn(design, side.id)
      .filter((element) => store.isGone(element))
      .map((element) =>
        messages.missingPart(side.name, messages.partNames[element.kind], elementName(element, store)),
      ),
  )
  return parts.length === 0 ? [] : [messages.missingParts(parts)]
}
