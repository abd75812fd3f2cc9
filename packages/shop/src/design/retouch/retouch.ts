import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { userFile } from '@kisscut/records'
import { can } from '../../accounts/can.ts'
import { configuredView, loadCustom, type ConfiguredProduct } from '../../configure/configured-product.ts'
import type { LoadedCustom } from '../../configure/loaded-custom.ts'
import type { UserFileRow } from '../../configure/custom-rows.ts'
import { busy, done, invalid, notFound, type Outcome } from '../../outcome.ts'
import type { RetouchRejected, Retoucher } from '../../ports/retoucher.ts'
import type { ArtworkPlacement as Placement } from '@kisscut/core/configuration'
import { userFileView, type UserFile } from '../user-file-view.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import { ENDINGS, saveUserFile, type MadeOf, type ReceiveDeps } from '../receive-user-file.ts'
import type { DesignDeps } from '../use-user-file.ts'
import { swapArtwork } from './swap-artwork.ts'
import * as messages from '../../messages/artwork.ts'
import type { Deps, DepsOf } from '../../dependencies.ts'
import { fileNotFound } from '../../messages/records.ts'

export interface RetouchDeps extends DesignDeps, Omit<ReceiveDeps, 'storage'> {
  readonly retoucher: Retoucher
  /** Folder for files on their way to the intake. */
  readonly incomingDir: string
}

/** The target of a retouch: a product's artwork, which is replaced by the result, or a file alone. */
export type RetouchOf = { readonly configuredId: string } | { readonly fileId: string }

export interface Retouched {
  readonly file: UserFile
  /** The product that uses it; null for a file alone. */
  readonly configured: ConfiguredProduct | null
}

export interface Target {
  readonly file: UserFileRow
  readonly loaded: LoadedCustom | null
}

/**
 * The viewer's product with its artwork, or their file; another owner's is not found. A file that couldn't be drawn is rejected.
 */
export const targetOf = async (
  { storage, catalog }: Deps<'catalog.current' | 'storage.records'>,
  viewer: Viewer,
  of: RetouchOf,
): Promise<Outcome<Target>> => {
  if ('fileId' in of) {
    const file = await storage.records.get(userFile, of.fileId)
    if (file === null || !can(viewer, 'change', userFile, file)) return notFound(fileNotFound)
    return file.failed_to_raster ? invalid({ file: [messages.notDrawn] }) : done({ file, loaded: null })
  }
  const loaded = await loadCustom(storage.records, await catalog.current(viewer), viewer, of.configuredId)
  if (!loaded.ok) return loaded
  const { file } = loaded.value
  if (file === null) return invalid({ user_file: [messages.missing] })
  return file.failed_to_raster
    ? invalid({ user_file: [messages.notDrawn] })
    : done({ file, loaded: loaded.value })
}

/** The file this one was made from; null for an upload, or if the earlier file is gone. */
export const originalOf = async (
  { storage }: Deps<'storage.records'>,
  { original_background_file: id, owner }: UserFileRow,
): Promise<UserFileRow | null> => {
  const original = id === null ? null : await storage.records.get(userFile, id)
  return original?.owner === owner ? original : null
}

/** The source of a retouch: repeating one with other settings starts from the file before it. */
export const sourceOf = async (
  deps: DepsOf<typeof originalOf>,
  file: UserFileRow,
  by: UserFileRow['made_by'],
): Promise<UserFileRow> => (file.made_by === by ? await originalOf(deps, file) : null) ?? file

/** The file that prepress works on: a picture as uploaded, otherwise its browser-ready raster. */
export const pictureOf = ({ storage }: Deps<'storage.files'>, file: UserFileRow): Promise<Uint8Array> => {
  const isPicture = file.mime.startsWith('image/') && !file.is_vector
  return storage.files.bytes(isPicture ? file.file : (file.raster ?? file.file))
}

/** The result of prepress, or its rejection at `file`; busy if the queue is full. */
export const worked = async <T>(work: Promise<T>): Promise<Outcome<T>> => {
  try {
    return done(await work)
  } catch (error) {
    if (!isFailure(error)) throw error
    return error.code === 'file.busy' ? busy(error.message) : invalid({ file: [error.message] })
  }
}

const isFailure = (error: unknown): error is RetouchRejected =>
  error instanceof Error && error.name === 'RetouchRejected'

/** The result of a retouch, and its source. */
export interface Made {
  readonly of: UserFileRow
  readonly by: NonNullable<MadeOf['made_by']>
  readonly bytes: Uint8Array
  readonly mime: string
  /** The page kept of a document, from 1. */
  readonly page?: number
}

/** Stores a result like an upload: the intake checks it again. The earlier file is unchanged. */
const saveGenerated = async (
  deps: Deps<'incomingDir'> & DepsOf<typeof saveUserFile>,
  { of, by, bytes, mime, page }: Made,
) => {
  const folder = await mkdtemp(join(deps.incomingDir, 'retouch-'))
  try {
    const path = join(folder, 'artwork')
    await writeFile(path, bytes)
    const name = `${of.name.slice(0, of.name.length - extname(of.name).length)}.${ENDINGS[mime] ?? 'bin'}`
    return await saveUserFile(
      deps,
      of.owner,
      { path, name, bytes: bytes.length, ...(page === undefined ? {} : { page }) },
      {
        original_background_file: of.id,
        made_by: by,
        cropped: of.cropped || by === 'crop',
        vectorized: of.vectorized || by === 'vectorize',
        // These keep the page, but their results can't carry its named lines and boxes.
        ...(by === 'background' || by === 'vectorize' ? { trim: of.trim, cut_lines: of.cut_lines } : {}),
        ...(page === undefined ? {} : { page, pages: of.pages }),
      },
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Stores a result and uses it on its product, at the given placement or that of the earlier artwork. */
export const retouched = async (
  deps: Deps<'links'> & DepsOf<typeof saveGenerated | typeof swapArtwork>,
  viewer: Viewer,
  { loaded }: Target,
  made: Made,
  there: Placement | null = null,
): Promise<Outcome<Retouched>> => {
  const stored = await saveGenerated(deps, made)
  if (!stored.ok) return stored
  const { row, notices } = stored.value
  const configured = loaded && (await swapArtwork(deps, viewer, loaded, row, there))
  if (configured?.ok === false) return configured
  const file = { ...userFileView(row, deps.links), notices }
  return done({ file, configured: configured && configuredView(configured.value, deps.links) })
}
