import { expect } from 'vitest'
import { conformanceTo } from './conformance.ts'

/** Fields of the API's responses that tests read. */
export interface Wire {
  readonly [name: string]: unknown
  readonly id: string
  readonly item_id: string
  readonly proof_message: string
  readonly count: number
  readonly redirect: string
  readonly uuid: string
  readonly prices: readonly string[]
  readonly quantities: readonly number[]
  readonly items: readonly {
    readonly id: string
    readonly sold_item: string
    readonly preview_url: string
    readonly problems: readonly unknown[]
    readonly changed: { readonly fields: readonly string[]; readonly state: string } | null
  }[]
  readonly file_url: string
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly error: string
  readonly paths: object
}

type Conformance = ReturnType<typeof conformanceTo>

/** Response checks by the text of the document: many APIs serve the same one, and its schemas are compiled once. */
const byDocument = new Map<string, Conformance>()
const byOrigin = new Map<string, Promise<Conformance>>()

async function loadConformance(origin: string): Promise<Conformance> {
  const response = await fetch(`${origin}/openapi.json`)
  const text = await response.text()
  const conformance = byDocument.get(text) ?? conformanceTo(JSON.parse(text) as never)
  byDocument.set(text, conformance)
  return conformance
}

/** The response check for the document that an API serves. */
const conformanceOf = (origin: string) => {
  const loaded = byOrigin.get(origin) ?? loadConformance(origin)
  byOrigin.set(origin, loaded)
  return loaded
}

interface Rejection {
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly error?: string
  readonly problems: readonly {
    readonly code: string
    readonly field: string | null
    readonly level: string
    readonly text: string
  }[]
}

/** Words of zod and of patterns, which responses must not contain. */
const OF_SCHEMAS =
  /Invalid (input|option|key|string|ISO|email|discriminator)|Too (big|small)|Unrecognized|must match|expected (string|number)/

/** Every rejection states the same problems by field and with codes, without words of schemas. API-14. */
function expectRejection(call: string, { errors, error, problems }: Rejection): void {
  const texts = [...Object.values(errors).flat(), ...(error === undefined ? [] : [error])]
  expect(texts.length, call).toBeGreaterThan(0)
  for (const text of texts) expect(text, call).not.toMatch(OF_SCHEMAS)
  expect(Object.keys(errors), call).not.toContain('general')
  expect(Object.keys(errors), call).not.toContain('__all__')
  for (const [field, listed] of Object.entries(errors))
    for (const text of listed)
      expect(problems, call).toContainEqual(expect.objectContaining({ field, text, level: 'error' }))
  for (const { code } of problems) expect(code, call).toMatch(/^[a-z-]+\.[a-z-]+$/)
  if (error !== undefined && texts.length === 1) expect(problems.map(({ text }) => text)).toContain(error)
}

/** A client with its own cookie jar, like a browser or a service; every response must match the document. */
export const createClient = (origin: string, headers: Record<string, string> = {}) => {
  let cookie: string | null = null
  const send = async (method: string, path: string, init: RequestInit = {}) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      ...init,
      headers: { ...headers, ...(cookie ? { cookie } : {}), ...(init.headers as Record<string, string>) },
    })
    const set = response.headers.get('set-cookie')
    if (set !== null) cookie = set.split(';')[0] ?? null
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const body = (isJson ? JSON.parse(text) : text) as Wire
    const conforms = await conformanceOf(origin)
    if (isJson) expect(conforms(method, path, response.status, body)).toBeNull()
    if (isJson && response.status >= 400) expectRejection(`${method} ${path}`, body as unknown as Rejection)
    return { status: response.status, headers: response.headers, body }
  }
  const withBody =
    (method: string) =>
    (path: string, body: unknown, more: Record<string, string> = {}) =>
      send(method, path, {
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...more },
      })
  const upload = (content: Uint8Array | string, name: string, field = 'file') => {
    const form = new FormData()
    form.append(field, new Blob([Buffer.from(content)]), name)
    return send('POST', '/custom/api/v1/user-file/', { body: form })
  }
  return {
    send,
    upload,
    get: (path: string) => send('GET', path),
    remove: (path: string) => send('DELETE', path),
    post: withBody('POST'),
    patch: withBody('PATCH'),
    put: withBody('PUT'),
  }
}

export type Client = ReturnType<typeof createClient>
