import { cutText } from '@kisscut/core/text'
import { extname } from 'node:path'
import { userFile } from '@kisscut/records'
import type { Links } from '../links.ts'
import { done, type Outcome } from '../outcome.ts'
import type { Clock } from '../ports/clock.ts'
import type { IncomingFile, Intake, IngestedFile } from '../ports/intake.ts'
import type { Storage } from '../ports/storage.ts'
import { createWithin, isWithin, type Quota } from '../records/create-within.ts'
import type { UserFileRow } from '../configure/custom-rows.ts'
import { userFileView, type UserFile } from './user-file-view.ts'
import type { FontFiles } from './fonts/font-files.ts'
import type { Files, StoredFile } from '../ports/files.ts'
import type { Records } from '../ports/records.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import * as messages from '../messages/artwork.ts'

export interface ReceiveDeps {
  readonly storage: Pick<Storage, 'records' | 'files' | 'transaction'>
  readonly intake: Intake
  readonly fontFiles: FontFiles
  readonly links: Links
  readonly now: Clock
}

/** Most files an owner may keep, and send within an hour. */
const FILES_PER_OWNER = 200
const FILES_AN_HOUR = 120
const HOUR_MS = 60 * 60 * 1000

/** Longest stored file name; longer ones are shortened before the extension. */
const LONGEST_NAME = 200

export const shownName = (name: string): string => {
  const plain = name.replace(/[\p{Cc}\p{Cf}/\\]/gu, '').trim() || 'artwork'
  if (plain.length <= LONGEST_NAME) return plain
  const ending = cutText(extname(plain), 12)
  return cutText(plain, LONGEST_NAME - ending.length) + ending
}

export const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/tiff': 'tif',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
  'application/postscript': 'ps',
  'image/heic': 'heic',
}

const quotasAt = (now: Date): readonly Quota[] => [
  { most: FILES_PER_OWNER, message: messages.tooManyFiles },
  {
    most: FILES_AN_HOUR,
    since: new Date(now.getTime() - HOUR_MS + 1),
    message: messages.tooManyThisHour,
  },
]

const keep = async (files: Files, incoming: IncomingFile, ingested: IngestedFile) => {
  const original = await files.put(
    'uploads',
    { path: ingested.cleanPath ?? incoming.path },
    { extension: ENDINGS[ingested.mime] ?? 'bin', mime: ingested.mime },
  )
  const raster = await files.put(
    'rasters',
    { path: ingested.rasterPath },
    { extension: 'webp', mime: 'image/webp' },
  )
  return { original, raster }
}

const rowOf = (
  owner: string,
  incoming: IncomingFile,
  ingested: IngestedFile,
  stored: Record<'original' | 'raster', StoredFile>,
) => ({
  owner,
  name: shownName(incoming.name),
  file: stored.original.key,
  raster: stored.raster.key,
  mime: ingested.mime,
  size: stored.original.bytes,
  sha256: stored.original.sha256,
  pixel_width: ingested.pixelWidth,
  pixel_height: ingested.pixelHeight,
  inch_width: ingested.inchWidth,
  inch_height: ingested.inchHeight,
  trim: ingested.trim ?? null,
  cut_lines: ingested.cutLines === undefined ? null : [...ingested.cutLines],
  pages: ingested.pages,
  has_alpha: ingested.hasAlpha,
  is_vector: ingested.isVector,
  ink: ingested.ink === undefined ? null : [...ingested.ink],
  full_bleed: ingested.fullBleed ?? false,
  multiple_artboards: ingested.pages > 1,
  transparent_white: ingested.transparentWhite ?? false,
  failed_to_raster: ingested.failedToRaster ?? false,
})

/** Columns of a file that the shop made from another one. */
export type MadeOf = Pick<UserFileRow, 'original_background_file' | 'made_by' | 'cropped' | 'vectorized'> &
  Partial<Pick<UserFileRow, 'page' | 'pages' | 'trim' | 'cut_lines'>>

/**
 * Receives a file: the intake checks it, then it is stored and recorded. A stored file that isn't recorded is deleted later
 * (FILE-22). Making the same result from the same file twice gives one file.
 */
export const saveUserFile = async (
  {
    storage,
    intake,
    now,
    fontFiles,
  }: Deps<'fontFiles' | 'intake' | 'now' | 'storage.files' | 'storage.records' | 'storage.transaction'>,
  owner: string,
  incoming: IncomingFile,
  madeOf?: MadeOf,
): Promise<Outcome<{ readonly row: UserFileRow; readonly notices: readonly string[] }>> => {
  const quotas = quotasAt(now())
  // Checked before the work, to save decoding, and again when the row is created.
  const within = await isWithin(storage.records, userFile, owner, quotas)
  if (!within.ok) return within
  const ingested = await intake.take({ ...incoming, owner, fonts: fontFiles.ofFamilies })
  if (!ingested.ok) return ingested
  const stored = await keep(storage.files, incoming, ingested.value)
  const notices = ingested.value.notices ?? []
  const uploaded = rowOf(owner, incoming, ingested.value, stored)
  const made = { ...uploaded, ...(madeOf ?? { vectorized: await isOurDrawing(storage.records, uploaded) }) }
  const twin = madeOf && (await twinOf(storage.records, owner, madeOf, made.sha256))
  const row = twin
    ? done(twin)
    : await storage.transaction((store) => createWithin(store, userFile, made, quotas))
  return row.ok ? done({ row: row.value, notices }) : row
}

/** Whether an upload is a drawing that the shop vectorized, so that its price includes vectorizing (FILE-9). */
const isOurDrawing = async (
  records: Records,
  { mime, sha256 }: Pick<UserFileRow, 'mime' | 'sha256'>,
): Promise<boolean> => {
  if (mime !== 'image/svg+xml') return false
  const alike = await records.findMany(userFile, { where: { sha256 } })
  return alike.some(({ made_by }) => made_by === 'vectorize')
}

const twinOf = async (records: Records, owner: string, madeOf: MadeOf, sha256: string) => {
  const { trim: _, cut_lines: __, ...how } = madeOf
  const where = { ...how, sha256, removed: false }
  const [twin] = await records.findMany(userFile, { owner, where }, 1)
  return twin ?? null
}

/** Receives a shopper's file. */
export const receiveUserFile =
  (deps: Deps<'links'> & DepsOf<typeof saveUserFile>) =>
  async (viewer: Viewer, incoming: IncomingFile): Promise<Outcome<UserFile>> => {
    const stored = await saveUserFile(deps, viewer.owner, incoming)
    if (!stored.ok) return stored
    const { row, notices } = stored.value
    return done({ ...userFileView(row, deps.links), notices })
  }
