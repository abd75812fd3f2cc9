import type { PaintedRegion } from '@kisscut/artwork/clipart'
import {
  artwork,
  clipart,
  clipartCategory,
  clipartRegion,
  color,
  company,
  artist,
  font,
  textPath,
} from '@kisscut/records'
import { artworkPictureUrl } from '../../marketplace/picture-url.ts'
import type { CatalogCache } from '../../catalog/catalog-cache.ts'
import type { Row } from '../../catalog/rows.ts'
import type { Records } from '../../ports/records.ts'
import type { ReadNotes } from '../../reads/reads.ts'
import { lookOfColor, type ColorLook } from '../color-look.ts'
import { byClipart, regionsOfCliparts } from './clipart-regions.ts'
import type { Storage } from '../../ports/storage.ts'
import { find, searchText, type Indexed, type LibraryPage, type LibrarySearch } from './find.ts'

export interface LibraryDeps {
  readonly storage: Pick<Storage, 'records'>
  readonly catalog: Pick<CatalogCache, 'recent'>
  readonly notes: ReadNotes
}

/** A font that texts can use: one with a file. */
export interface LibraryFont {
  readonly id: string
  readonly name: string
  readonly family: string
  readonly tag: string
  /** Its file: TrueType or OpenType. */
  readonly href: string
}

export interface LibraryColor {
  readonly id: string
  readonly name: string
  readonly code: string
  /** Absent if it has only its code. CLIP-15. */
  readonly look?: ColorLook
}

export interface LibraryClipart {
  readonly id: string
  readonly name: string
  readonly preview: string
  /** The drawing as SVG. */
  readonly drawing: string
  readonly regions: readonly LibraryRegion[]
}

/** A part of a clipart that is painted separately. REC-21. */
export interface LibraryRegion extends PaintedRegion {
  readonly id: string
  readonly name: string
  readonly selector: string
}

export interface LibraryArtwork {
  readonly id: string
  readonly name: string
  readonly preview: string
}

/** A line for texts to follow, as path data of any size. EDIT-20. */
export interface LibraryTextPath {
  readonly id: string
  readonly name: string
  readonly path: string
}

export interface LibraryCategory {
  readonly id: string
  readonly name: string
}

/** Initial library data of a design tool; the rest is loaded on request. */
export interface Library {
  readonly fonts: readonly LibraryFont[]
  readonly colors: readonly LibraryColor[]
  readonly textPaths: readonly LibraryTextPath[]
  readonly clipartCategories: readonly LibraryCategory[]
  readonly artists: readonly LibraryCategory[]
}

/** Search and lists of everything that designs may refer to. TOOL-2. */
export interface LibraryUseCases {
  open(): Promise<Library>
  clipart(search: LibrarySearch): Promise<LibraryPage<LibraryClipart>>
  artworks(search: LibrarySearch): Promise<LibraryPage<LibraryArtwork>>
  /** Those of these cliparts that exist, including hidden ones, for designs that already use them. */
  clipartById(ids: readonly string[]): Promise<readonly LibraryClipart[]>
  artworksById(ids: readonly string[]): Promise<readonly LibraryArtwork[]>
}

export const createLibrary = ({ storage: { records }, catalog, notes }: LibraryDeps): LibraryUseCases => {
  const once = <T>(make: () => Promise<T>) => byVersion(catalog, () => notes.without(make))
  const clipartIndex = once(() => indexClipart(records))
  const artworkIndex = once(() => indexArtworks(records))
  const openedOnce = once(() => openLibrary(records))
  const opened = async () => {
    const library = await openedOnce()
    notes.read('library', library, openedOnce)
    return library
  }
  return {
    open: opened,
    clipart: async (search) => find(await clipartIndex(), search),
    artworks: async (search) => find(await artworkIndex(), search),
    clipartById: async (ids) => {
      const rows = await records.findMany(clipart, { idIn: ids })
      const regions = await regionsOfCliparts(records, ids)
      return rows.map((row) => clipartOf(row, regions.get(row.id) ?? []))
    },
    artworksById: async (ids) => (await records.findMany(artwork, { idIn: ids })).map(artworkOf),
  }
}

/** A result computed once per version of the catalog, shared by concurrent callers. */
function byVersion<T>(catalog: Pick<CatalogCache, 'recent'>, make: () => Promise<T>): () => Promise<T> {
  let made: { readonly version: number; readonly value: Promise<T> } | null = null
  return async () => {
    const { version } = await catalog.recent()
    if (made?.version !== version) {
      const value = make()
      made = { version, value }
      value.catch(() => {
        if (made?.value === value) made = null
      })
    }
    return made.value
  }
}

async function openLibrary(records: Records): Promise<Library> {
  const [fonts, colors, textPaths, categories, artists] = await Promise.all([
    records.findMany(font),
    records.findMany(color),
    records.findMany(textPath),
    records.findMany(clipartCategory),
    records.findMany(artist),
  ])
  return {
    fonts: fonts.flatMap(({ id, name, family, tag, font: href }) =>
      href === null ? [] : [{ id, name, family, tag, href }],
    ),
    colors: colors
      .filter(({ material }) => material === null)
      .map((row) => {
        const look = lookOfColor(row)
        return { id: row.id, name: row.name, code: row.code, ...(look && { look }) }
      }),
    textPaths: textPaths.map(({ id, name, path }) => ({ id, name, path })),
    clipartCategories: categories.map(({ id, name }) => ({ id, name })),
    artists: artists.map(({ id, name }) => ({ id, name })),
  }
}

/** The category of a row and its ancestors. */
function trailOf(id: string, byId: ReadonlyMap<string, Row<'clipart_category'>>): ReadonlySet<string> {
  const trail = new Set<string>()
  for (let at: string | null = id; at !== null && !trail.has(at); at = byId.get(at)?.parent ?? null)
    trail.add(at)
  return trail
}

async function indexClipart(records: Records): Promise<readonly Indexed<LibraryClipart>[]> {
  const [rows, regions, categories] = await Promise.all([
    records.findMany(clipart, { publishedOnly: true }),
    records.findMany(clipartRegion),
    records.findMany(clipartCategory),
  ])
  const byId = new Map(categories.map((row) => [row.id, row]))
  const regionsOf = byClipart(regions)
  return [...rows]
    .sort((a, b) => b.popularity - a.popularity)
    .map((row) => ({
      item: clipartOf(row, regionsOf.get(row.id) ?? []),
      words: searchText(row.name, row.keywords, byId.get(row.category)?.name ?? ''),
      categories: trailOf(row.category, byId),
    }))
}

export const libraryRegionOf = (region: Row<'clipart_region'>): LibraryRegion => ({
  ...{ id: region.id, name: region.name, selector: region.selector },
  blendSelector: region.blend_mode_selector,
  isCut: region.cutpath || region.use_material_colors,
})

function clipartOf(
  { id, name, preview, clipart: drawing }: Row<'clipart'>,
  regions: readonly Row<'clipart_region'>[],
): LibraryClipart {
  return {
    ...{ id, name, drawing, preview: preview ?? drawing },
    regions: regions.map(libraryRegionOf),
  }
}

/** An artwork with its watermarked picture, never with its own file. MKT-7. */
const artworkOf = (row: Row<'artwork'>): LibraryArtwork => ({
  ...{ id: row.id, name: row.name, preview: artworkPictureUrl(row) },
})

async function indexArtworks(records: Records): Promise<readonly Indexed<LibraryArtwork>[]> {
  const [rows, artists, companies] = await Promise.all([
    records.findMany(artwork, { publishedOnly: true }),
    records.findMany(artist),
    records.findMany(company),
  ])
  const nameOf = (
    all: readonly { readonly id: string; readonly name: string }[],
    id: string | null | undefined,
  ) => all.find((each) => each.id === id)?.name ?? ''
  // Stock-library pictures are licensed only for products of their own.
  return rows
    .filter(({ stock_image_id }) => stock_image_id === null)
    .map((row) => {
      const by = artists.find(({ id }) => id === row.artist)
      return {
        item: artworkOf(row),
        words: searchText(row.name, by?.name ?? '', nameOf(companies, by?.company)),
        categories: new Set(row.artist === null ? [] : [row.artist]),
      }
    })
}
