import { lookOfRegion, paintedClipart, type Texture } from '@kisscut/artwork/clipart'
import { variationOf } from '@kisscut/artwork/design'
import type { ClipartItem, Design, Element, MarketplaceItem, UploadItem } from '@kisscut/artwork/design'
import { pictureRenderer, type Renderer, type Resources } from '@kisscut/artwork/renderer'
import { croppedArtwork, type Artwork } from '@kisscut/artwork/scene'
import type { Paint } from '@kisscut/core/color'
import { textOnPiece } from '@kisscut/core/variable-data'
import { loadTexture } from '../../textures/index.ts'
import { loadDrawing, type Drawing } from '../drawing/load-drawing.ts'
import type { ArtworkChoice, ClipartChoice, DesignLibrary, FontChoice, ShopperFile } from '../types.ts'

type Face = NonNullable<ReturnType<Resources['face']>>

/** A clipart with its drawing. */
interface LoadedClipart {
  readonly choice: ClipartChoice
  readonly svg: string
}

/** The loaded part of the library; a new object each time more arrives. */
export interface Arrived {
  /** Null until the code for texts and codes is loaded; pictures need none. */
  readonly drawing: Drawing | null
  readonly renderer: Renderer
  readonly resources: Resources
  /** Some resource failed to load. */
  readonly hasFailed: boolean
}

/** Loads the resources of a design as needed. Failed ones are loaded again when the browser is back online. */
export interface LibraryStore {
  readonly arrived: () => Arrived
  /** Calls the listener when something has arrived; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  /** Loads everything a design refers to. */
  readonly follow: (design: Design) => void
  readonly font: (id: string) => FontChoice | undefined
  /** A font with the drawing code. Rejects if it can't be loaded or is invalid. */
  readonly openFont: (id: string) => Promise<{ readonly face: Face; readonly drawing: Drawing }>
  /** The code that draws and measures. Rejects if it can't be loaded. */
  readonly openDrawing: () => Promise<Drawing>
  readonly openClipart: (choice: ClipartChoice) => Promise<LoadedClipart>
  readonly clipart: (id: string) => ClipartChoice | undefined
  readonly artwork: (id: string) => ArtworkChoice | undefined
  readonly file: (id: string) => ShopperFile | undefined
  /** One of the shopper's files, loaded if necessary; null where the shop no longer has it. Rejects if it can't be loaded. */
  readonly openFile: (id: string) => Promise<ShopperFile | null>
  /** Whether the shop no longer has an element's font, clipart, artwork or file. EDIT-19. */
  readonly isGone: (element: Element) => boolean
  /** Loads failed resources again. */
  readonly retry: () => void
  /** Resolves once it is known for each resource of a design whether the shop has it, or that this can't be determined. */
  readonly known: (design: Design) => Promise<unknown>
  /** Index of the displayed piece, from 0. DESIGN-35. */
  readonly piece: () => number
  readonly showPiece: (piece: number) => void
  /** Adds resources the shopper chose, without requesting them again. */
  readonly know: (chosen: { readonly artwork?: ArtworkChoice; readonly file?: ShopperFile }) => void
  readonly stop: () => void
}

/** The CSS family of a shop font on the page: in the picker, and where a text is typed. */
export const cssFamily = (id: string): string => `shop-font-${id.replace(/[^\w-]/g, '_')}`

export function createLibraryStore(library: DesignLibrary, fetchDrawing = loadDrawing): LibraryStore {
  const listeners = new Set<() => void>()
  const fonts = new Map(library.fonts.map((font) => [font.id, font]))
  const colors = new Map(library.colors.map(({ id, code }) => [id, code]))
  const faces = new Map<string, Face>()
  const choices = new Map<string, ClipartChoice>()
  const cliparts = new Map<string, LoadedClipart>()
  const artworks = new Map<string, ArtworkChoice>()
  const files = new Map<string, ShopperFile>()
  /** Loads by kind and id, running and finished; a failed one until it is retried. */
  const requested = new Map<string, Promise<unknown>>()
  const failed = new Set<string>()
  /** Resources that the shop lacks, by kind and id. */
  const gone = new Set<string>()
  let drawing: Drawing | null = null
  let piece = 0
  let latest: Design | null = null

  const color = (paint: Paint): string | null =>
    paint.customColor ?? (paint.colorId === null ? null : (colors.get(paint.colorId) ?? null))

  const textures = new Map<string, Texture>()
  /** The texture of a color, once loaded. CLIP-15. */
  const textureOf = ({ colorId }: Paint): Texture | null => {
    const look = library.colors.find(({ id }) => id === colorId)?.look
    if (!look?.texture || colorId === null) return null
    const { texture: href, background } = look
    const known = textures.get(colorId)
    if (!known && !failed.has(`texture ${colorId}`))
      void once(`texture ${colorId}`, async () => {
        textures.set(colorId, await loadTexture(href, background))
        changed()
      }).catch(() => undefined)
    return known ?? null
  }
  const blendModeOf = (id: string) =>
    library.colors.find((each) => each.id === id)?.look?.blendMode ?? ('normal' as const)
  const painted = ({ id, clipart, regions, width, height }: ClipartItem): Artwork | null => {
    const loaded = cliparts.get(clipart)
    if (!loaded) return null
    const bySelector = loaded.choice.regions.flatMap((region) => {
      const paint = regions[region.id]
      const look = paint && lookOfRegion(paint, region, { css: color, blendModeOf })
      return look ? [[region.selector, { ...look, texture: textureOf(paint) }] as const] : []
    })
    return paintedClipart(loaded.svg, Object.fromEntries(bySelector), id, { inches: { width, height } })
  }
  const pictureOf = (element: ClipartItem | MarketplaceItem | UploadItem): Artwork | null => {
    if (element.kind === 'clipart') return painted(element)
    if (element.kind === 'marketplace') {
      const artwork = artworks.get(element.artwork)
      return artwork ? { href: artwork.preview } : null
    }
    const file = files.get(element.file)
    return file ? croppedArtwork(file.href, element.crop) : null
  }
  const now = (): Arrived => ({
    drawing,
    renderer: drawing?.designRenderer ?? pictureRenderer,
    resources: {
      face: (font) => faces.get(font) ?? null,
      color: (id) => colors.get(id) ?? null,
      artwork: pictureOf,
      textOf: (element) => textOnPiece(variationOf(element), piece) ?? undefined,
    },
    hasFailed: failed.size > 0,
  })
  let current = now()
  let isReported = true
  /** Notifies once for everything that arrives together. */
  const changed = () => {
    current = now()
    if (!isReported) return
    isReported = false
    queueMicrotask(() => {
      isReported = true
      for (const listener of listeners) listener()
    })
  }

  /** Runs a request once per key; a failed one may run again. */
  function once<T>(key: string, request: () => Promise<T>): Promise<T> {
    const known = requested.get(key)
    if (known) return known as Promise<T>
    const requesting = request()
    requested.set(key, requesting)
    requesting.then(
      () => failed.delete(key) && changed(),
      () => {
        requested.delete(key)
        failed.add(key)
        changed()
      },
    )
    return requesting
  }
  const openDrawing = () =>
    once('drawing', async () => {
      drawing = await fetchDrawing()
      changed()
      return drawing
    })
  const openFont: LibraryStore['openFont'] = async (id) => {
    const font = fonts.get(id)
    if (!font) throw new Error(`There is no font ${id}.`)
    const face = await once(`font ${id}`, async () => {
      const [parts, bytes] = await Promise.all([openDrawing(), fetched(font.href)])
      const face = parts.openFace(new Uint8Array(await bytes.arrayBuffer()))
      faces.set(id, face)
      changed()
      return face
    })
    return { face, drawing: await openDrawing() }
  }
  const openClipart: LibraryStore['openClipart'] = (choice) => {
    requested.set(`choice ${choice.id}`, Promise.resolve())
    choices.set(choice.id, choice)
    return once(`clipart ${choice.id}`, async () => {
      const loaded = { choice, svg: await (await fetched(choice.drawing)).text() }
      cliparts.set(choice.id, loaded)
      changed()
      return loaded
    })
  }
  /** Loads the ids that have not been requested yet. */
  const requestAll = <T extends { readonly id: string }>(
    kind: string,
    ids: readonly string[],
    load: (ids: readonly string[]) => Promise<readonly T[]>,
  ) => {
    const missing = ids.filter((id) => !requested.has(`${kind} ${id}`) && !failed.has(`${kind} ${id}`))
    if (missing.length === 0) return
    const loading = load(missing).then((found) => {
      const ids = new Set(found.map(({ id }) => id))
      for (const id of missing) if (!ids.has(id)) gone.add(`${kind} ${id}`)
      if (ids.size < missing.length) changed()
      return found
    })
    for (const id of missing) void once(`${kind} ${id}`, () => loading).catch(() => undefined)
    return loading
  }
  const follow: LibraryStore['follow'] = (design) => {
    latest = design
    const ids = <K extends Design['elements'][number]['kind']>(
      kind: K,
      of: (element: Extract<Design['elements'][number], { kind: K }>) => string,
    ) => [
      ...new Set(
        design.elements.flatMap((element) =>
          element.kind === kind ? [of(element as Extract<typeof element, { kind: K }>)] : [],
        ),
      ),
    ]
    if (!failed.has('drawing')) openDrawing().catch(() => undefined)
    for (const id of ids('text', ({ font }) => font))
      if (fonts.has(id) && !failed.has(`font ${id}`)) openFont(id).catch(() => undefined)
    const { clipart, artworks: catalog, files: own } = library
    const drawn = ids('clipart', (each) => each.clipart)
    for (const id of drawn) {
      const choice = choices.get(id)
      if (choice && !failed.has(`clipart ${id}`)) openClipart(choice).catch(() => undefined)
    }
    void (clipart && requestAll('choice', drawn, clipart.load))?.then(
      (found) => found.forEach((choice) => void openClipart(choice).catch(() => undefined)),
      () => undefined,
    )
    const known =
      catalog &&
      requestAll(
        'artwork',
        ids('marketplace', ({ artwork }) => artwork),
        catalog.load,
      )
    void known?.then(
      (found) => {
        for (const artwork of found) artworks.set(artwork.id, artwork)
        changed()
      },
      () => undefined,
    )
    const uploads =
      own &&
      requestAll(
        'file',
        ids('upload', ({ file }) => file),
        own.load,
      )
    void uploads?.then(
      (found) => {
        for (const file of found) files.set(file.id, file)
        changed()
      },
      () => undefined,
    )
  }
  const know: LibraryStore['know'] = ({ artwork, file }) => {
    if (artwork) {
      artworks.set(artwork.id, artwork)
      requested.set(`artwork ${artwork.id}`, Promise.resolve())
    }
    if (file) {
      files.set(file.id, file)
      requested.set(`file ${file.id}`, Promise.resolve())
      gone.delete(`file ${file.id}`)
    }
    changed()
  }
  /** Checks whether the shop still has the drawn files. Where that can't be determined, nothing changes. */
  const lookAgain = async () => {
    const drawn = [...files.keys()]
    if (drawn.length === 0 || !library.files) return
    const found = new Set((await library.files.load(drawn)).map(({ id }) => id))
    const removed = drawn.filter((id) => !found.has(id))
    for (const id of removed) {
      files.delete(id)
      gone.add(`file ${id}`)
    }
    if (removed.length > 0) changed()
  }
  const stopLooking = library.files?.onRemoved(() => void lookAgain().catch(() => undefined))
  const retry = () => {
    failed.clear()
    changed()
    if (latest) follow(latest)
  }
  if (typeof addEventListener === 'function') addEventListener('online', retry)
  return {
    arrived: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow,
    font: (id) => fonts.get(id),
    openFont,
    openDrawing,
    openClipart,
    clipart: (id) => cliparts.get(id)?.choice,
    artwork: (id) => artworks.get(id),
    file: (id) => files.get(id),
    openFile: async (id) => {
      const known = files.get(id)
      if (known) return known
      const [file] = (await library.files?.load([id])) ?? []
      if (file) know({ file })
      return file ?? null
    },
    isGone: (element) =>
      element.kind === 'text' ? !fonts.has(element.font) : gone.has(requestOf(element) ?? ''),
    retry,
    known: ({ elements }) =>
      Promise.allSettled(elements.map((element) => requested.get(requestOf(element) ?? ''))),
    piece: () => piece,
    showPiece: (next) => {
      piece = next
      changed()
    },
    know,
    stop: () => {
      removeEventListener('online', retry)
      stopLooking?.()
    },
  }
}

/** The request key of an element's resource; null for none. */
function requestOf(element: Element): string | null {
  if (element.kind === 'clipart') return `choice ${element.clipart}`
  if (element.kind === 'marketplace') return `artwork ${element.artwork}`
  return element.kind === 'upload' ? `file ${element.file}` : null
}

async function fetched(href: string): Promise<Response> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href}: ${response.status}`)
  return response
}
