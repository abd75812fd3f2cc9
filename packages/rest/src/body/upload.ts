import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { HttpError, invalid } from '../http/http-error.ts'
import type { UploadBody } from '../http/route.ts'
import { type IncomingFile, UPLOAD_LIMIT_BYTES } from '@kisscut/shop/ports/intake'
import * as messages from '../messages/requests.ts'
import { requireUncompressed } from './uncompressed.ts'

/** Overhead allowed for a multipart body, in bytes. */
const WRAPPING = 64 * 1024

/** The body of a route that takes a file. */
export const FILE_BODY: UploadBody<IncomingFile> = { multipart: 'file' }

/** An uploaded file with the hash of its bytes. */
export interface UploadedFile extends IncomingFile {
  readonly sha256: string
}

export interface UploadSettings {
  /** Uploads under way lie here, each in a folder of its own; made where it is missing. */
  readonly tempDir: string
  /** Bytes; 50 MB where absent. */
  readonly limit?: number
}

/**
 * Streams the one field `file` of a multipart body into a fresh folder, hands it to the work, and removes the folder
 * whatever happens. Throws 415 (no multipart, compressed), 413 (too large) or 400 (no file, cut short); errors of the shop's own disk
 * are thrown as they are.
 */
export const withUploadedFile = <T>(
  request: Request,
  settings: UploadSettings,
  work: (file: UploadedFile) => Promise<T>,
): Promise<T> =>
  withUploadedForm(request, settings, (file) => {
    if (file === null) throw invalid({ file: [messages.noFile] })
    return work(file)
  })

/** The same for a form with other fields and an optional file: null. */
export const withUploadedForm = async <T>(
  request: Request,
  { tempDir, limit = UPLOAD_LIMIT_BYTES }: UploadSettings,
  work: (file: UploadedFile | null, fields: URLSearchParams) => Promise<T>,
): Promise<T> => {
  requireUncompressed(request)
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type) || request.body === null)
    throw new HttpError(415, messages.notMultipart)
  if (Number(request.headers.get('content-length') ?? 0) > limit + WRAPPING)
    throw new HttpError(413, messages.fileTooLarge)
  await mkdir(tempDir, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(tempDir, 'upload-'))
  try {
    const { file, fields } = await receive(request, type, join(folder, 'artwork'), limit)
    return await work(file && { ...file, signal: request.signal }, fields)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const receive = async (
  request: Request,
  type: string,
  path: string,
  limit: number,
): Promise<{ readonly file: UploadedFile | null; readonly fields: URLSearchParams }> => {
  const fields = new URLSearchParams()
  const parser = new Busboy({
    headers: { 'content-type': type } satisfies BusboyHeaders,
    limits: { fileSize: limit, files: 1, fields: 16, fieldSize: 32 * 1024, parts: 18 },
  })
  let saved: Promise<UploadedFile> | null = null
  // The reason the parser was stopped for: a pipeline may report the destroyed body instead.
  let stopped: Error | null = null
  const stop = (error: Error) => {
    stopped ??= error
    parser.destroy(error)
  }
  parser.on('file', (field, stream, name) => {
    if (field !== 'file' || saved !== null) {
      stream.resume()
      return
    }
    stream.on('limit', () => stop(new HttpError(413, messages.fileTooLarge)))
    saved = save(stream, path, name ?? '')
    saved.catch((error: unknown) => stop(error as Error))
  })
  parser.on('field', (name, value) => fields.append(name, value))
  const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
  try {
    await pipeline(body, parser)
  } catch {
    throw stopped ?? invalid({ file: [messages.cutShort] })
  }
  const file = await (saved as Promise<UploadedFile> | null)
  return { file: file === null || file.name === '' ? null : file, fields }
}

/** Writes a file as it comes in, and hashes it on the way. */
const save = async (stream: Readable, path: string, name: string): Promise<UploadedFile> => {
  const hash = createHash('sha256')
  const hashing = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(stream, hashing, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  const { bytesRead: bytes } = stream as Readable & { readonly bytesRead: number }
  return { path, name, bytes, sha256: hash.digest('hex') }
}
