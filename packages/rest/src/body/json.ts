import { fieldErrors } from '@kisscut/records'
import type { z } from 'zod'
import { invalid, refused } from '../http/responses.ts'
import { HttpError } from '../http/http-error.ts'

/** How large and how deep a body may be. */
export interface JsonLimits {
  readonly bytes: number
  /** Brackets inside brackets. */
  readonly depth: number
}

/** Bodies of JSON calls are small: wishes, ids, a placement. */
export const SMALL: JsonLimits = { bytes: 64 * 1024, depth: 16 }
/** A whole design, as an editor keeps it. */
export const DESIGN: JsonLimits = { bytes: 1024 * 1024, depth: 64 }

const tooLarge = ({ bytes }: JsonLimits) =>
  new HttpError(refused(413, `The request is larger than ${bytes / 1024} kB.`))

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

/** The body as JSON, refused with 415 (not JSON by its content type), 413 (too large) or 400 (no JSON). */
export const readJson = async (request: Request, limits = SMALL): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type))
    throw new HttpError(refused(415, 'Send JSON with the content type application/json.'))
  const text = await cappedText(request, limits)
  if (depthOf(text) > limits.depth) throw new HttpError(refused(400, 'The JSON is nested too deeply.'))
  return withoutInherited(parse(text))
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new HttpError(refused(400, 'The request is not valid JSON.'))
  }
}

/** Names that every object has (`__proto__`, `constructor`, …) are no fields of ours. */
const withoutInherited = (body: unknown): unknown => {
  if (body === null || typeof body !== 'object') return body
  const odd = Object.keys(body).find((name) => name in Object.prototype)
  if (odd === undefined) return body
  throw new HttpError(invalid({ [odd]: ['Unknown field.'] }))
}

/** The body as the schema wants it; what does not fit is told field by field. */
export const readBody = async <S extends z.ZodType>(
  request: Request,
  schema: S,
  limits = SMALL,
): Promise<z.output<S>> => {
  const parsed = schema.safeParse(await readJson(request, limits))
  if (parsed.success) return parsed.data
  throw new HttpError(invalid(fieldErrors(parsed.error.issues)))
}
