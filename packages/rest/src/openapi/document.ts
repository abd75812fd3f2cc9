import { timeSlices, type TimeSlices } from '@kisscut/shop'
import { z } from 'zod'
import { problemSchema } from '../http/problems.ts'
import type { Policy } from '../http/policy.ts'
import { whoMay } from '../docs/calls.ts'
import { isKeyed } from '../http/idempotency.ts'
import type { AnyRoute } from '../http/route.ts'
import { operationIdOf, TAGS, tagOf } from './names.ts'
import { parameterOf } from './parameters.ts'
import { createSchemas, type Json, type Schemas } from './schemas.ts'

const errors = z
  .object({
    errors: z.record(z.string(), z.array(z.string())),
    'configured-product': z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe('Of a product with artwork: the same messages, which its form shows at its fields.'),
    error: z.string().optional().describe('For the whole call.'),
    problems: z.array(problemSchema),
    current: z.unknown().optional().describe('Of a stale save: the row as it is now.'),
    sent: z.unknown().optional().describe('And what was to be saved.'),
    made: z
      .unknown()
      .optional()
      .describe('Of an `Idempotency-Key` that was used for another call: what that one made, as it is now.'),
  })
  .meta({
    id: 'errors',
    description:
      'Messages by field, one for the whole call, and each of them with its code, values and level.',
  })

const ERRORS: Readonly<Record<number, string>> = {
  400: 'The body, the query or the rules: messages by field',
  401: 'The key is not valid',
  403: 'Not for this caller, or from another site',
  404: 'There is none, or it is someone else’s',
  409: 'It conflicts with what is there, or a limit is reached',
  412: 'It has another revision than `If-Match` states: `current` is the row as it is now',
  413: 'The body is too large',
  415: 'The body has another content type',
  422: 'The preflight stops it: messages by element',
  429: 'Too many requests; `Retry-After` says when to try again',
  503: 'The database or the disk is out of reach, or too much waits for the press; `Retry-After` says when to try again',
}

/** The statuses that follow from what a route declares, and those it adds. */
const errorsOf = (route: AnyRoute): number[] => {
  const { path, policy, body, headers = [], errors: more = [] } = route
  const { access, changes } = policy
  const statuses = [
    429,
    503,
    ...(access === 'anyone' ? [] : [401]),
    ...(access === 'staff' || changes ? [403] : []),
    ...(body === undefined ? [] : [400, 413, 415]),
    ...(path.includes(':') ? [404] : []),
    ...(isKeyed(route) ? [409] : []),
    ...(headers.includes('If-Match') ? [412] : []),
    ...more,
  ]
  return [...new Set(statuses)].sort((a, b) => a - b)
}

const IDEMPOTENCY_KEY = 'Idempotency-Key'

const jsonContent = (schema: Json) => ({ content: { 'application/json': { schema } } })

const parametersOf = (route: AnyRoute) => {
  const { path, query = [], headers = [], parameters } = route
  const within = (place: string, names: readonly string[], required = false) =>
    names.map((name) => ({
      ...{ name, in: place, ...(required && { required }), ...parameterOf(name, parameters) },
    }))
  return [
    ...within(
      'path',
      [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!),
      true,
    ),
    ...within('query', query),
    ...within('header', isKeyed(route) ? [...new Set([...headers, IDEMPOTENCY_KEY])] : headers),
  ]
}

const FILE = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' }

const bodyOf = (schemas: Schemas, { body, example }: AnyRoute) => {
  if (body === undefined) return {}
  if ('read' in body) {
    const content = {
      schema: schemas.of(body.schema, 'input', body.partial),
      ...(example !== undefined && { example }),
    }
    return { requestBody: { required: true, content: { 'application/json': content } } }
  }
  const file = { type: 'object', required: [body.multipart], properties: { [body.multipart]: FILE } }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } }
}

const header = (description: string, type = 'string') => ({ description, schema: { type } })

/** What every response of the API has. */
const HEADERS = {
  'X-Request-Id': header('Of the call, or made for it: the shop’s log has it, too.'),
  'RateLimit-Limit': header('Calls of this cost a minute.', 'integer'),
  'RateLimit-Remaining': header('Calls of this cost that are left of them.', 'integer'),
  'RateLimit-Reset': header('Seconds until all of them are left again.', 'integer'),
}
const LOCATION = { Location: header('Where what was made can be read.') }
const RETRY = { 'Retry-After': header('Seconds after which to try again.', 'integer') }
const ETAG = { ETag: header('Of what everyone but staff reads of the catalog.') }
const isConditional = ({ headers = [] }: AnyRoute) => headers.includes('If-None-Match')
const isLater = (status: number) => status === 429 || status === 503

const successOf = (schemas: Schemas, route: AnyRoute) => {
  const { schema, mime, status } = route.success
  const headers = {
    ...HEADERS,
    ...(status === 201 && LOCATION),
    ...(isConditional(route) && ETAG),
  }
  if (mime !== undefined) {
    const schema = mime === 'application/json' ? {} : FILE
    return { description: 'The file', headers, content: { [mime]: { schema } } }
  }
  return {
    ...{ description: status === 201 ? 'Made' : 'Done', headers },
    ...(schema ? jsonContent(schemas.of(schema, 'output')) : {}),
  }
}

const securityOf = ({ access }: Policy) => {
  if (access === 'anyone') return []
  return access === 'staff' ? [{ bearer: [] }] : [{ cookie: [] }, { bearer: [] }, {}]
}

/** The summary, who may call, and what the call's headers do. */
const descriptionOf = ({ summary, policy }: AnyRoute) =>
  [/[.!?]$/.test(summary) ? summary : `${summary}.`, `Who: ${whoMay(policy)}`].join(' ')

const operation = (schemas: Schemas, route: AnyRoute, reads: ReadonlySet<string>) => ({
  operationId: operationIdOf(route, reads),
  tags: [tagOf(route)],
  summary: route.summary,
  description: descriptionOf(route),
  'x-policy': route.policy,
  security: securityOf(route.policy),
  parameters: parametersOf(route),
  ...bodyOf(schemas, route),
  responses: {
    [route.success.status ?? 200]: successOf(schemas, route),
    ...(isConditional(route) && {
      304: { description: 'The same as `If-None-Match` names', headers: { ...HEADERS, ...ETAG } },
    }),
    ...Object.fromEntries(
      errorsOf(route).map((status) => [
        status,
        {
          description: ERRORS[status] ?? 'Error',
          headers: { ...HEADERS, ...(isLater(status) && RETRY) },
          ...jsonContent(schemas.of(errors, 'output')),
        },
      ]),
    ),
  },
})

/** The whole API as OpenAPI 3.1, made from the routes' declarations alone; between two of them it yields to the event loop. OPS-10. */
export const openApiDocument = async (routes: readonly AnyRoute[], slices: TimeSlices = timeSlices()) => {
  const schemas = createSchemas()
  const paths: Record<string, Record<string, unknown>> = {}
  const reads = new Set(routes.filter(({ method }) => method === 'GET').map(({ path }) => path))
  for (const route of routes) {
    await slices.next()
    const path = (paths[route.path.replace(/:(\w+)/g, '{$1}')] ??= {})
    path[route.method.toLowerCase()] = operation(schemas, route, reads)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kisscut',
      version: '1',
      description:
        'The shop’s calls: JSON, snake_case, decimals as strings. JSON of 1 kB or more is compressed as `Accept-Encoding` allows: `br`, else `gzip`.',
      license: { name: 'Of the shop that serves it', url: 'https://spdx.org/licenses/' },
    },
    servers: [{ url: '/', description: 'This shop' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    components: {
      schemas: schemas.components,
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'kisscut_session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
    paths,
  }
}
