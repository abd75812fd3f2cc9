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

/** The responses of calls that fail, by status: the names of their components, and what they mean. */
const ERRORS = {
  400: ['BadRequest', 'The body, the query or the rules: messages by field'],
  401: ['Unauthorized', 'The key is not valid'],
  403: ['Forbidden', 'Not for this caller, or from another site'],
  404: ['NotFound', 'There is none, or it is someone else’s'],
  409: ['Conflict', 'It conflicts with what is there, or a limit is reached'],
  412: [
    'PreconditionFailed',
    'It has another revision than `If-Match` states: `current` is the row as it is now',
  ],
  413: ['ContentTooLarge', 'The body is too large'],
  415: ['UnsupportedMediaType', 'The body has another content type, or is compressed'],
  422: ['UnprocessableContent', 'The preflight stops it: messages by element'],
  429: ['TooManyRequests', 'Too many requests; `Retry-After` says when to try again'],
  503: [
    'ServiceUnavailable',
    'The database or the disk is out of reach, or too much waits for the press; `Retry-After` says when to try again',
  ],
} as const satisfies Readonly<Record<number, readonly [name: string, description: string]>>
type ErrorStatus = keyof typeof ERRORS

/** The statuses that follow from what a route declares, and those it adds. */
const errorsOf = (route: AnyRoute): ErrorStatus[] => {
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
  return [...new Set(statuses)]
    .sort((a, b) => a - b)
    .map((status) => {
      if (!(status in ERRORS)) throw new Error(`The status ${status} is described nowhere`)
      return status as ErrorStatus
    })
}

const IDEMPOTENCY_KEY = 'Idempotency-Key'

const jsonContent = (schema: Json) => ({ content: { 'application/json': { schema } } })

const parametersOf = (route: AnyRoute, shared: Record<string, Json>) => {
  const { path, query = [], headers = [], parameters } = route
  const within = (place: string, names: readonly string[], required = false) =>
    names.map((name) => {
      const parameter = { name, in: place, ...(required && { required }), ...parameterOf(name, parameters) }
      if (parameters?.[name] !== undefined) return parameter
      // The same wherever a call has it.
      const component = `${place}-${name}`
      shared[component] = parameter
      return { $ref: `#/components/parameters/${component}` }
    })
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

const HEADERS = {
  'X-Request-Id': header('Of the call, or made for it: the shop’s log has it, too.'),
  'RateLimit-Limit': header('Calls of this cost a minute.', 'integer'),
  'RateLimit-Remaining': header('Calls of this cost that are left of them.', 'integer'),
  'RateLimit-Reset': header('Seconds until all of them are left again.', 'integer'),
  Location: header('Where what was made can be read.'),
  'Retry-After': header('Seconds after which to try again.', 'integer'),
  ETag: header('A tag of the content; rows of the catalog have none for staff.'),
}
type Header = keyof typeof HEADERS

/** Headers of every response. */
const ALWAYS = ['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const

const headersOf = (...more: readonly Header[]) =>
  Object.fromEntries([...ALWAYS, ...more].map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const isConditional = ({ headers = [] }: AnyRoute) => headers.includes('If-None-Match')
const isLater = (status: number) => status === 429 || status === 503

const NOT_MODIFIED = 'NotModified'
const responseRef = (name: string) => ({ $ref: `#/components/responses/${name}` })

/** The responses that are the same wherever a call has them. */
const sharedResponses = (schemas: Schemas) => ({
  [NOT_MODIFIED]: { description: 'The same as `If-None-Match` names', headers: headersOf('ETag') },
  ...Object.fromEntries(
    Object.entries(ERRORS).map(([status, [name, description]]) => [
      name,
      {
        ...{ description, headers: isLater(Number(status)) ? headersOf('Retry-After') : headersOf() },
        ...jsonContent(schemas.of(errors, 'output')),
      },
    ]),
  ),
})

const successOf = (schemas: Schemas, route: AnyRoute) => {
  const { schema, mime, status } = route.success
  const headers = headersOf(
    ...(status === 201 ? (['Location'] as const) : []),
    ...(isConditional(route) ? (['ETag'] as const) : []),
  )
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

const operation = (
  schemas: Schemas,
  parameters: Record<string, Json>,
  route: AnyRoute,
  reads: ReadonlySet<string>,
) => ({
  operationId: operationIdOf(route, reads),
  tags: [tagOf(route)],
  summary: route.summary,
  description: descriptionOf(route),
  'x-policy': route.policy,
  security: securityOf(route.policy),
  parameters: parametersOf(route, parameters),
  ...bodyOf(schemas, route),
  responses: {
    [route.success.status ?? 200]: successOf(schemas, route),
    ...(isConditional(route) && { 304: responseRef(NOT_MODIFIED) }),
    ...Object.fromEntries(errorsOf(route).map((status) => [status, responseRef(ERRORS[status][0])])),
  },
})

/** The whole API as OpenAPI 3.1, made from the routes' declarations alone; between two of them it yields to the event loop. OPS-10. */
export const openApiDocument = async (routes: readonly AnyRoute[], slices: TimeSlices = timeSlices()) => {
  const schemas = createSchemas()
  const parameters: Record<string, Json> = {}
  const paths: Record<string, Record<string, unknown>> = {}
  const reads = new Set(routes.filter(({ method }) => method === 'GET').map(({ path }) => path))
  for (const route of routes) {
    await slices.next()
    const path = (paths[route.path.replace(/:(\w+)/g, '{$1}')] ??= {})
    path[route.method.toLowerCase()] = operation(schemas, parameters, route, reads)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kisscut',
      version: '1',
      description:
        'The shop’s calls: JSON, snake_case, decimals as strings. JSON of 1 kB or more is compressed as `Accept-Encoding` allows: `br`, else `gzip`. Pages of other origins call with a key, where the owner has listed the origin.',
      license: { name: 'Of the shop that serves it', url: 'https://spdx.org/licenses/' },
    },
    servers: [{ url: '/', description: 'This shop' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    components: {
      responses: sharedResponses(schemas),
      schemas: schemas.components,
      parameters,
      headers: HEADERS,
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'kisscut_session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
    paths,
  }
}
