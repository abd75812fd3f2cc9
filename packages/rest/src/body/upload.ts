import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import type { IncomingFile } from '@kisscut/shop'
import { invalid, refused } from '../http/responses.ts'
import { HttpError } from '../http/http-error.ts'

/** Artwork larger than this is refused while it arrives. */
export const UPLOAD_LIMIT_BYTES = 50 * 1024 * 1024
/** What the wrapping of a multipart body may add. */
const WRAPPING = 64 * 1024

export const TOO_LARGE = 'The file is larger than 50 MB. Please send a smaller one.'
const NO_FILE = 'Please choose a file.'

export interface UploadSettings {
  /** Uploads under way lie here, each in a folder of its own. */
  readonly tempDir: string
  /** Bytes; 50 MB where absent. */
  readonly limit?: number
}

const tooLarge = () => new HttpError(refused(413, TOO_LARGE))
const noFile = () => new HttpError(invalid({ file: [NO_FILE] }))

/**
 * Takes the one field `file` of a multipart body into a fresh folder, streamed and capped, hands it to the work, and
 * removes the folder whatever happens. Refuses with 415 (no multipart), 413 (too large) or 400 (no file, not readable).
 */
export const withUploadedFile = async <T>(
  request: Request,
  { tempDir, limit = UPLOAD_LIMIT_BYTES }: UploadSettings,
  work: (file: IncomingFile) => Promise<T>,
): Promise<T> => {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type) || request.body === null)
    throw new HttpError(refused(415, 'Send the file as multipart/form-data.'))
  if (Number(request.headers.get('content-length') ?? 0) > limit + WRAPPING) throw tooLarge()
  const folder = await mkdtemp(join(tempDir, 'upload-'))
  try {
    return await work(await receive(request, type, join(folder, 'artwork'), limit))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const receive = async (
  request: Request,
  type: string,
  path: string,
  limit: number,
): Promise<IncomingFile> => {
  const parser = new Busboy({
    headers: { 'content-type': type } satisfies BusboyHeaders,
    limits: { fileSize: limit, files: 1, fields: 8, fieldSize: 1024, parts: 10 },
  })
  let taken: Promise<IncomingFile> | null = null
  parser.on('file', (field, stream, name) => {
    if (field !== 'file' || taken !== null) {
      stream.resume()
      return
    }
    taken = keep(stream, path, name ?? '')
    taken.catch((error: unknown) => parser.destroy(error as Error))
  })
  const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
  try {
    await pipeline(body, parser)
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new HttpError(invalid({ file: ['The upload was cut short. Please try again.'] }))
  }
  const file = await (taken as Promise<IncomingFile> | null)
  if (file === null || file.name === '') throw noFile()
  return file
}

type FileStream = Readable & { readonly truncated: boolean; readonly bytesRead: number }

const keep = async (stream: Readable, path: string, name: string): Promise<IncomingFile> => {
  await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  const { truncated, bytesRead } = stream as FileStream
  if (truncated) throw tooLarge()
  return { path, name, bytes: bytesRead }
}
