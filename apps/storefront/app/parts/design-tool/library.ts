import { smallestPiece } from '@kisscut/core/films'
import { materialOf } from '@kisscut/core/material'
import type { ProductData } from '@kisscut/core/product'
import type {
  ArtworkChoice,
  Catalog,
  ClipartChoice,
  DesignLibrary,
  FileCatalog,
  Films,
  Found,
  Search,
  ShopperFile,
} from '@kisscut/editors/design-tools'
import { messagesOf } from '../configurator/design-step/messages-of.ts'
import type { FileWire } from '../configurator/design-step/editor-file.ts'
import { onlyYours } from '../../messages/whose-artwork.ts'
import type { DesignToolData } from './tool-data.ts'

interface Page<T> {
  readonly results: readonly T[]
  readonly has_more?: boolean
  readonly next?: string | null
}

async function get<T>(
  path: string,
  query: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Page<T>> {
  const response = await fetch(`${path}?${new URLSearchParams(query)}`, {
    headers: { accept: 'application/json' },
    ...(signal && { signal }),
  })
  if (!response.ok) throw new Error(`${path} responded with ${response.status}.`)
  return (await response.json()) as Page<T>
}

const queryOf = ({ category, words, page }: Search) => ({
  ...(category !== null && { category }),
  ...(words.trim() !== '' && { q: words.trim() }),
  page: String(page + 1),
})

/** Cliparts or artworks from the shop's search. TOOL-2. */
function catalogAt<T>(path: string, categories: Catalog<T>['categories']): Catalog<T> {
  return {
    categories,
    find: async (search, signal): Promise<Found<T>> => {
      const { results, has_more } = await get<T>(path, queryOf(search), signal)
      return { items: results, hasMore: has_more ?? false }
    },
    load: async (ids) => (ids.length === 0 ? [] : (await get<T>(path, { id__in: ids.join(',') })).results),
  }
}

const FILES = '/custom/api/v1/user-file/'

const shopperFile = (file: FileWire): ShopperFile => ({
  id: file.id,
  name: file.name,
  href: file.raster_url,
  width: file.pixel_width,
  height: file.pixel_height,
  isVector: file.is_vector,
  originalId: file.made_by === 'background' ? file.original_background_file : null,
})

/** Channel on which the shop's windows, including this one, announce that a file may have been removed. */
const REMOVED = 'kisscut.files'

/** Announces that a file may be gone, so that its users check again. EDIT-25. */
export function reportRemoved(): void {
  const channel = new BroadcastChannel(REMOVED)
  channel.postMessage(null)
  channel.close()
}

/** The shopper's own files, latest first, and uploads. */
const ownFiles: FileCatalog = {
  find: async ({ words, page }, signal) => {
    const { results, next } = await get<FileWire>(FILES, { page: String(page + 1), page_size: '24' }, signal)
    const wanted = words.trim().toLowerCase()
    const items = results.map(shopperFile).filter(({ name }) => name.toLowerCase().includes(wanted))
    return { items, hasMore: next != null }
  },
  load: async (ids) =>
    ids.length === 0 ? [] : (await get<FileWire>(FILES, { id__in: ids.join(',') })).results.map(shopperFile),
  remove: async (id) => {
    const response = await fetch(`${FILES}${id}/`, {
      method: 'DELETE',
      headers: { accept: 'application/json' },
    })
    // A file that is already gone needs no removal.
    if (!response.ok && response.status !== 404)
      throw new Error(`The file is not removed: ${response.status}.`)
    reportRemoved()
  },
  onRemoved: (listener) => {
    let channel: BroadcastChannel | null = null
    const listen = () => {
      channel ??= new BroadcastChannel(REMOVED)
      channel.onmessage = listener
    }
    // The browser's back/forward cache excludes pages with an open channel.
    const leave = () => {
      channel?.close()
      channel = null
    }
    const events = { focus: listener, pageshow: listen, pagehide: leave }
    listen()
    for (const [name, heard] of Object.entries(events)) addEventListener(name, heard)
    return () => {
      leave()
      for (const [name, heard] of Object.entries(events)) removeEventListener(name, heard)
    }
  },
  removeBackground: async (id, tolerance, signal) => {
    const response = await fetch('/custom/api/v1/remove-bg/', {
      ...{ method: 'POST', signal },
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ original_file_id: id, tolerance }),
    })
    if ((response.status >= 500 && response.status !== 503) || response.status === 429)
      throw new Error(`The background is not removed: ${response.status}.`)
    const body: unknown = await response.json()
    if (!response.ok) return { ok: false, messages: messagesOf(body) }
    const [file] = await ownFiles.load([(body as { readonly id: string }).id])
    if (!file) throw new Error('The file without background cannot be read.')
    return { ok: true, file }
  },
  upload: (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      const failed = () => reject(new Error('The file could not be sent.'))
      call.open('POST', FILES)
      call.responseType = 'json'
      call.setRequestHeader('accept', 'application/json')
      call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      call.onerror = failed
      call.ontimeout = failed
      call.onabort = failed
      call.onload = () => {
        if ((call.status >= 500 && call.status !== 503) || call.status === 429) return failed()
        if (call.status >= 400) return resolve({ ok: false, messages: messagesOf(call.response) })
        resolve({ ok: true, file: shopperFile(call.response as FileWire) })
      }
      signal.addEventListener('abort', () => call.abort())
      const form = new FormData()
      form.append('file', file)
      call.send(form)
    }),
}

/** The same with the product's note about rights. FILE-13. */
const filesOf = ({ warnsOfRights }: ProductData): FileCatalog =>
  warnsOfRights ? { ...ownFiles, notice: onlyYours } : ownFiles

/** Everything in the shop that a design can refer to. */
export const libraryOf = ({ library, flags, tool, page }: DesignToolData): DesignLibrary => ({
  fonts: library.fonts,
  colors: tool === 'lettering' ? filmColors(page.product) : library.colors,
  textPaths: library.textPaths,
  clipart: catalogAt<ClipartChoice>('/custom/api/v1/find-clipart/', library.clipartCategories),
  artworks: catalogAt<ArtworkChoice>('/marketplace/api/v1/find-artwork/', library.artists),
  files: flags.disableUpload ? null : filesOf(page.product),
})

/** The film colors of all of a product's materials, without duplicates. */
const filmColors = ({ materials }: ProductData): DesignLibrary['colors'] => [
  ...new Map(materials.flatMap(({ colors }) => colors.map((color) => [color.id, color] as const))).values(),
]

/** The film colors of lettering in the chosen material; undefined for other tools. */
export function filmsOf(
  { tool, page: { product, configuration } }: DesignToolData,
  materialId: string | null,
): Films | undefined {
  if (tool !== 'lettering') return undefined
  const { material } = materialOf(product, materialId)
  const colorIds = (material?.colors ?? []).map(({ id }) => id)
  return {
    colorIds,
    firstColorId: colorIds.find((id) => id === configuration.materialColorId) ?? colorIds[0] ?? null,
    most: product.mostFilms ?? 1,
    smallest: smallestPiece(product, materialId),
  }
}
