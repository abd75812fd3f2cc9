import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { Validator } from '@seriousme/openapi-schema-validator'
import { RECORDS } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resolvedPaths } from '../src/openapi/resolved.ts'
import { createClient } from './client.ts'
import { serveApi, type ServedApi } from './serve-api.ts'

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly description?: string
    readonly schema: { readonly type: string; readonly enum?: readonly unknown[]; readonly default?: unknown }
    readonly example?: unknown
    readonly 'x-access'?: 'staff'
  }[]
  readonly responses: Readonly<Record<string, { readonly headers?: object }>>
  readonly 'x-policy': { readonly access: string }
  readonly security: readonly object[]
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json': { readonly schema: object; readonly example?: unknown }
      readonly 'multipart/form-data'?: { readonly schema: object }
    }
  }
}

interface Document {
  readonly openapi: string
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<
    Record<
      'schemas' | 'responses' | 'parameters' | 'headers',
      Readonly<Record<string, Record<string, unknown>>>
    >
  >
}

const referencesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        key === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner),
      )

/** A value of each type of parameter. */
const VALUES: Readonly<Record<string, string>> = { boolean: 'true', integer: '1', string: '1' }

describe('/openapi.json', () => {
  let api: ServedApi
  let document: Document
  beforeAll(async () => {
    api = await serveApi()
    document = (await createClient(api.origin).get('/openapi.json')).body as unknown as Document
  })
  afterAll(() => api.close())

  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document) as never)
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
    expect(document.openapi).toBe('3.1.0')
  })

  it('refers to nothing that it does not have', () => {
    const { securitySchemes: _, ...groups } = document.components as Record<string, object>
    const has = Object.entries(groups).flatMap(([group, components]) =>
      Object.keys(components).map((name) => `#/components/${group}/${name}`),
    )
    const references = [...new Set(referencesIn(document))]
    expect(references.filter((reference) => !has.includes(reference))).toEqual([])
    const unused = has.filter((component) => !references.includes(component))
    expect(unused.filter((component) => !component.startsWith('#/components/schemas/'))).toEqual([])
    expect(references.length).toBeGreaterThan(30)
  })

  it('says once what all calls have: it stays small (API-30)', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(JSON.stringify(document).length / operations.length).toBeLessThan(3500)
  })

  it('describes every record: what it gives and what it takes', () => {
    for (const { name, path } of Object.values(RECORDS)) {
      expect(Object.keys(document.components.schemas)).toContain(name)
      expect(Object.keys(document.paths)).toEqual(expect.arrayContaining([path, `${path}{id}/`]))
    }
    expect(document.components.schemas['custom_to_save']?.['additionalProperties']).toBe(false)
    const { width, id } = document.components.schemas['custom']?.['properties'] as Record<string, object>
    expect([width, id]).toEqual([
      expect.objectContaining({ type: 'string' }),
      expect.objectContaining({ type: 'string' }),
    ])
  })

  it('takes of a change only what changes, and fills nothing in', () => {
    const bodies = Object.values(document.paths).flatMap(({ patch }) =>
      patch === undefined ? [] : [patch.requestBody?.content['application/json'].schema],
    )
    expect(bodies.length).toBeGreaterThan(Object.keys(RECORDS).length)
    for (const { $ref = '' } of bodies as { $ref?: string }[]) {
      const { required, properties } = document.components.schemas[$ref.split('/').at(-1)!] ?? {}
      expect(required, $ref).toBeUndefined()
      for (const field of Object.values(properties ?? {})) expect(field).not.toHaveProperty('default')
    }
  })

  it('declares 201 where something is created, and the errors a policy brings', () => {
    const statuses = (path: string, method: string) =>
      Object.keys(document.paths[path]?.[method]?.responses ?? {})
    expect(statuses('/custom/api/v1/custom/', 'post')).toEqual([
      '201',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '429',
      '503',
    ])
    expect(statuses('/custom/api/v1/custom/{id}/', 'patch')).toContain('200')
    expect(statuses('/custom/api/v1/custom/', 'post')).not.toContain('412')
    expect(statuses('/custom/api/v1/custom/{id}/', 'patch')).toContain('412')
    expect(statuses('/openapi.json', 'get')).toEqual(['200', '429', '503'])
    expect(statuses('/custom/api/v1/template/{id}/', 'get')).toContain('304')
  })

  it('is compressed once, as are lists for callers who accept that (API-34)', async () => {
    const sent = async (path: string, accepted: string) => {
      const response = await fetch(`${api.origin}${path}`, { headers: { 'accept-encoding': accepted } })
      expect(response.headers.get('vary'), path).toBe('accept-encoding, origin')
      const length = Number(response.headers.get('content-length'))
      return { coding: response.headers.get('content-encoding'), length, body: await response.json() }
    }
    for (const path of ['/openapi.json', '/custom/api/v1/template/', '/shop/api/v1/settings/']) {
      const plain = await sent(path, 'identity')
      expect(plain.coding).toBeNull()
      for (const coding of ['br', 'gzip']) {
        const packed = await sent(path, coding)
        expect(packed).toMatchObject({ coding, body: plain.body })
        expect(packed.length, path).toBeLessThan(0.6 * JSON.stringify(plain.body).length)
      }
    }
    expect((await sent('/nothing/api/v1/', 'br')).coding).toBeNull()
  })

  it('states for every operation who may call it', () => {
    for (const path of Object.values(document.paths))
      for (const { security, 'x-policy': policy } of Object.values(path)) {
        expect(['anyone', 'shopper', 'staff']).toContain(policy.access)
        expect(security.length === 0).toBe(policy.access === 'anyone')
      }
  })

  const operations = () =>
    Object.entries(resolvedPaths<Operation>(document)).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, each]) => ({ call: `${method} ${path}`, each })),
    )

  it('names, tags and describes every call, each by a name of its own (API-30)', () => {
    const ids = operations().map(({ each }) => each.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const tags = document.tags.map(({ name }) => name)
    for (const { call, each } of operations()) {
      expect(each.operationId, call).toMatch(/^[a-z][A-Za-z0-9]+$/)
      expect(each.tags, call).toHaveLength(1)
      expect(tags, call).toEqual(expect.arrayContaining([...each.tags]))
      expect(each.summary.length, call).toBeGreaterThan(4)
      expect(each.description, call).toContain('Who: ')
    }
    const used = new Set(operations().flatMap(({ each }) => each.tags))
    expect(tags.filter((tag) => !used.has(tag))).toEqual([])
  })

  it('describes every parameter and header, and sends files as binary (API-30)', () => {
    for (const { call, each } of operations()) {
      for (const { name, description, schema } of each.parameters) {
        expect(description?.length, `${call} ${name}`).toBeGreaterThan(4)
        expect(schema, `${call} ${name}`).toHaveProperty('type')
      }
      for (const [status, { headers = {} }] of Object.entries(each.responses)) {
        expect(Object.keys(headers), `${call} ${status}`).toEqual(
          expect.arrayContaining(['X-Request-Id', ...(status === '201' ? ['Location'] : [])]),
        )
      }
      const form = each.requestBody?.content['multipart/form-data']
      if (form) expect(form.schema, call).toMatchObject({ properties: { file: { format: 'binary' } } })
    }
  })

  it('offers a caller no parameter that is refused to them (API-30)', async () => {
    const guest = createClient(api.origin)
    const rejected: string[] = []
    for (const { call, each } of operations()) {
      const [method, path] = call.split(' ') as [string, string]
      if (method !== 'get' || path.includes('{') || each['x-policy'].access === 'staff') continue
      const plain = await guest.get(path)
      for (const { name, schema, example, in: place, 'x-access': access } of each.parameters) {
        if (place !== 'query') continue
        const value = String(example ?? schema.enum?.[0] ?? schema.default ?? VALUES[schema.type] ?? '1')
        const { status, body } = await guest.get(`${path}?${new URLSearchParams({ [name]: value })}`)
        const problems = (body['problems'] ?? []) as readonly { readonly code: string }[]
        const isRejected =
          [401, 403].includes(status) || problems.some(({ code }) => code === 'request.unknown-filter')
        if (plain.status === 200 && isRejected !== (access === 'staff'))
          rejected.push(`${call} ${name} ${status}`)
      }
    }
    expect(rejected).toEqual([])
  })

  it('has examples that are right by their own schemas (API-30)', () => {
    const ajv = new Ajv2020({ strict: false })
    ;(formats as unknown as (ajv: Ajv2020) => void)(ajv)
    ajv.addSchema({ ...document, $id: 'api' })
    const examples = operations().flatMap(({ call, each }) => {
      const { schema, example } = each.requestBody?.content['application/json'] ?? {}
      return example === undefined ? [] : [{ call, schema: schema!, example }]
    })
    expect(examples.length).toBeGreaterThan(4)
    for (const { call, schema, example } of examples) {
      const json = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as object
      const validate = ajv.compile(json)
      expect(validate(example), `${call} ${ajv.errorsText(validate.errors)}`).toBe(true)
    }
  })

  it('is followed by every status a call without anything gets', async () => {
    const client = createClient(api.origin)
    for (const [path, operations] of Object.entries(document.paths))
      for (const method of Object.keys(operations)) {
        const address = path.replace(/\{\w+\}/g, 'no-such-id')
        const { status } = await client.send(method.toUpperCase(), address)
        expect(Object.keys(operations[method]?.responses ?? {}), `${method} ${path}`).toContain(
          String(status),
        )
      }
  })
})
