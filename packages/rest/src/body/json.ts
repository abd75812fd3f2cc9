import { wordsFor } from '@kisscut/core/schema'
import { errorsByField, fieldProblems, isStorable, type Reading } from '@kisscut/records'
import type { z } from 'zod'
import { HttpError, invalid } from '../http/http-error.ts'
import * as messages from '../messages/requests.ts'
import { requireUncompressed } from './uncompressed.ts'

/** How large and how deep a body may be. */
export interface JsonLimits {
  readonly bytes: number
  /** Brackets inside brackets. */
  readonly depth: number
}

/** Bodies of most calls are small: a configuration, ids, a placement. */
export const SMALL: JsonLimits = { bytes: 64 * 1024, depth: 16 }
/** A whole design with its lists, as an editor saves it. */
export const DESIGN: JsonLimits = { bytes: 8 * 1024 * 1024, depth: 64 }

/** The JSON body of a route: its schema for the OpenAPI document, and how it is read. */
export interface JsonBody<B> {
  readonly schema: z.ZodType
  readonly limits: JsonLimits
  /** True where a body may hold some of the schema's fields only. */
  readonly partial?: boolean
  read(json: unknown): Reading<B>
}

/** A body read by its schema; what does not fit is reported field by field. */
export const jsonBody = <S extends z.ZodType>(schema: S, limits = SMALL): JsonBody<z.output<S>> => ({
  schema,
  limits,
  read: (json) => {
    const parsed = schema.safeParse(json, { error: wordsFor })
    if (parsed.success) return { ok: true, value: parsed.data }
    const problems = fieldProblems(parsed.error.issues)
    return { ok: false, errors: errorsByField(problems), problems }
  },
})

/** The body as its declaration reads it; throws 415 (no JSON type, compressed), 413 (too large) or 400 (not JSON, does not fit). */
export const readBody = async <B>(request: Request, { limits, read }: JsonBody<B>): Promise<B> => {
  const result = read(await readJson(request, limits))
  if (!result.ok) throw invalid(result.errors, 400, result.problems)
  if (!isStorable(result.value)) throw new HttpError(400, messages.notText)
  return result.value
}

/** The body as JSON, whatever it holds. */
export const readJson = async (request: Request, limits = SMALL): Promise<unknown> => {
  requireUncompressed(request)
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) throw new HttpError(415, messages.notJson)
  const text = await cappedText(request, limits)
  if (depthOf(text) > limits.depth) throw new HttpError(400, messages.nestedTooDeeply)
  return withoutInherited(parse(text))
}

/** Deepest nesting of brackets outside strings; counted before parsing, so that depth costs nothing. */
export const depthOf = (text: string): number => {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (inString) {
      if (code === 92) at += 1
      else if (code === 34) inString = false
    } else if (code === 34) inString = true
    else if (code === 123 || code === 91) deepest = Math.max(deepest, (depth += 1))
    else if (code === 125 || code === 93) depth -= 1
  }
  return deepest
}

const tooLarge = ({ bytes }: JsonLimits) => new HttpError(413, messages.requestTooLarge(bytes / 1024))

/** Reads no more than the limit, whether or not the length was announced. */
const cappedText = async (request: Request, limits: JsonLimits): Promise<string> => {
  const announced = request.headers.get('content-length')
  if (announced !== null) {
    if (Number(announced) > limits.bytes) throw tooLarge(limits)
    return request.text()
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > limits.bytes) throw tooLarge(limits)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new HttpError(400, messages.invalidJson)
  }
}

/** Names that every object has (`__proto__`, `constructor`, …) are no fields of ours. */
const withoutInherited = (body: unknown): unknown => {
  if (body === null || typeof body !== 'object') return body
  const odd = Object.keys(body).find((name) => name in Object.prototype)
  if (odd === undefined) return body
  throw invalid({ [odd]: [messages.unknownField] })
}
