import { createHash } from 'node:crypto'
import { cutDrawingsOf, elementsOn, printedOf, type Element } from '@kisscut/artwork/design'
import { createLru } from '../catalog/lru.ts'
import type { Drawing, ElementPicture } from '../ports/drawing.ts'
import type { Press } from '../ports/press.ts'
import type { ServedFiles } from '../ports/served-files.ts'
import { SupersededError, TooBusyError, type Turn } from '../ports/turn.ts'
import type { Storage } from '../ports/storage.ts'
import { lookOfColor } from './color-look.ts'
import { namedIn } from './named.ts'
import type { Named } from './named-rows.ts'
import { paintedRegions } from './painted-regions.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { watermarkOf } from './watermark-of.ts'
import type { Drawings, DrawnProduct } from './drawings.ts'

export interface DrawingDeps {
  readonly storage: Pick<Storage, 'records' | 'files'>
  readonly press: Pick<Press, 'draw'>
  readonly served: ServedFiles
}

/** Most drawings cached, and the largest in bytes: pages request the same few repeatedly. */
const REMEMBERED = 24
const LARGEST_REMEMBERED = 2 * 1024 * 1024

export const createDrawings = (deps: DrawingDeps): Drawings => {
  const remembered = createLru<string, Drawing>(REMEMBERED)
  const underWay = new Map<string, Promise<Drawing>>()

  const draw = async (key: string, order: Parameters<Press['draw']>[0], turn: Turn): Promise<Drawing> => {
    const drawing = await deps.press.draw(order, turn)
    const bytes = drawing.svg.length + (drawing.raster?.length ?? 0)
    if (bytes <= LARGEST_REMEMBERED) remembered.set(key, drawing)
    return drawing
  }

  const orderOf = async ({ design, rules }: DrawnProduct, side: string, named: Named) => {
    const [resources, pictures] = await Promise.all([
      fontsAndColors(deps, named),
      picturesOf(deps, named, elementsOn(design, side)),
    ])
    return { design, side, ...resources, pictures, rules }
  }

  const begun = (key: string, turn: Turn, order: ReturnType<typeof orderOf>): Promise<Drawing> => {
    const drawing = order.then((each) => draw(key, each, turn)).finally(() => underWay.delete(key))
    underWay.set(key, drawing)
    return drawing
  }

  const drawingOf = async (loaded: DrawnProduct, side: string, givesWay: boolean): Promise<Drawing> => {
    const { owner } = loaded.row
    const id = loaded.soldItem ?? loaded.row.id
    const named = await namedIn(deps.storage, loaded)
    const key = `${fingerprintOf(loaded, named)} ${side}`
    const turn = { owner, ...(givesWay && id !== undefined && { work: `${id} ${side}` }) }
    const known = remembered.get(key) ?? underWay.get(key)
    if (known === undefined) return begun(key, turn, orderOf(loaded, side, named))
    try {
      return await known
    } catch (error) {
      // The owner who started it lost their place in the queue; the others still have their own.
      const isOfOther = error instanceof TooBusyError || (error instanceof SupersededError && !givesWay)
      if (!isOfOther) throw error
      return drawingOf(loaded, side, givesWay)
    }
  }

  const drawings: Omit<Drawings, 'of' | 'latest'> = {
    drawn: async (loaded, side = firstSideOf(loaded)) => ({
      design: loaded.design,
      side,
      ...(await drawnWith(deps, loaded)),
    }),
    fingerprint: async (loaded) => fingerprintOf(loaded, await namedIn(deps.storage, loaded)),
    watermark: (design) => watermarkOf(deps, design),
  }
  const latest: Drawings = {
    ...drawings,
    of: (loaded, side = firstSideOf(loaded)) => drawingOf(loaded, side, true),
    get latest() {
      return latest
    },
  }
  return { ...drawings, of: (loaded, side = firstSideOf(loaded)) => drawingOf(loaded, side, false), latest }
}

/** Fonts and colors of a design, and the drawings it is cut along. */
async function drawnWith(
  deps: Deps<'storage.records'> & DepsOf<typeof fontsAndColors | typeof pictureOf>,
  loaded: DrawnProduct,
) {
  const named = await namedIn(deps.storage, loaded)
  const drawings = await Promise.all(
    cutDrawingsOf(loaded.design).map(async (element) => {
      const picture = await pictureOf(deps, named, element)
      const selectors = Object.fromEntries(
        Object.keys(element.regions).flatMap((id) => {
          const region = named.regions.get(id)
          return region === undefined ? [] : [[id, region.selector]]
        }),
      )
      return picture === null ? [] : [[element.id, { ...picture, selectors }] as const]
    }),
  )
  const cutDrawings = Object.fromEntries(drawings.flat())
  return { ...(await fontsAndColors(deps, named)), ...(drawings.length > 0 && { cutDrawings }) }
}

const firstSideOf = ({ design }: DrawnProduct): string => design.sides[0]?.id ?? ''

/** Hash of a drawn side. Uploads never change; for other pictures, files and colors count. */
const fingerprintOf = (
  { design, rules }: DrawnProduct,
  { fonts, colors, cliparts, regions, artworks, files }: Named,
) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        [printedOf(design), rules],
        [...fonts.values()].map(({ id, font: address }) => [id, address]),
        [...colors.values()].map((each) => [each.id, each.code, lookOfColor(each)]),
        [...cliparts.values()].map(({ id, clipart: address }) => [id, address]),
        [...regions.values()].map((each) => [
          each.id,
          each.selector,
          each.blend_mode_selector,
          each.cutpath,
          each.use_material_colors,
        ]),
        [...artworks.values()].map(({ id, image, public_raster_remove_bg: bare }) => [id, image, bare]),
        [...files.values()].map(({ id, sha256 }) => [id, sha256]),
      ]),
    )
    .digest('hex')

async function fontsAndColors({ served }: Deps<'served'>, { fonts, colors }: Named) {
  const files = await Promise.all(
    [...fonts.values()].map(async ({ id, font: address }) => {
      const file = address === null ? null : await served.read(address)
      return file === null ? [] : [[id, file.bytes] as const]
    }),
  )
  return {
    fonts: Object.fromEntries(files.flat()),
    colors: Object.fromEntries([...colors.values()].map(({ id, code }) => [id, code])),
  }
}

async function picturesOf(
  deps: DepsOf<typeof pictureOf>,
  named: Named,
  elements: readonly Element[],
): Promise<Readonly<Record<string, ElementPicture>>> {
  const pictures = await Promise.all(
    elements.map(async (element) => {
      const picture = await pictureOf(deps, named, element)
      return picture === null ? [] : [[element.id, picture] as const]
    }),
  )
  return Object.fromEntries(pictures.flat())
}

async function pictureOf(
  { storage, served }: Deps<'served' | 'storage.files'>,
  { cliparts, regions, colors, artworks, files }: Named,
  element: Element,
): Promise<ElementPicture | null> {
  const at = async (address: string | null | undefined) => (address ? served.read(address) : null)
  switch (element.kind) {
    case 'upload': {
      const file = files.get(element.file)
      return file ? { mime: file.mime, bytes: await storage.files.bytes(file.file) } : null
    }
    case 'marketplace': {
      const found = artworks.get(element.artwork)
      return at(element.removedBackground ? found?.public_raster_remove_bg : found?.image)
    }
    case 'clipart': {
      const drawing = await at(cliparts.get(element.clipart)?.clipart)
      return drawing && { ...drawing, ...(await paintedRegions(served, { regions, colors }, element)) }
    }
    default:
      return null
  }
}
