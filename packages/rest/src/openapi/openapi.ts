import { openApiOf, RECORDS } from '@kisscut/records'
import { z } from 'zod'
import type { AnyRoute } from '../http/route.ts'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const parametersOf = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const operation = ({ path, policy, summary, takes, gives }: AnyRoute) => ({
  summary,
  'x-policy': policy,
  parameters: parametersOf(path),
  ...(policy.caller === 'anyone' ? {} : { security: [{ cookie: [] }, { bearer: [] }] }),
  ...(takes
    ? { requestBody: { content: { 'application/json': { schema: schemaOf(takes, 'input') } } } }
    : {}),
  responses: {
    200: {
      description: 'Done',
      ...(gives ? { content: { 'application/json': { schema: schemaOf(gives, 'output') } } } : {}),
    },
    400: { $ref: '#/components/responses/refused' },
  },
})

/** The whole door as OpenAPI 3.1: the records' own description, and every route that is more than a record. */
export const openApi = (routes: readonly AnyRoute[]) => {
  const records = openApiOf(Object.values(RECORDS))
  const paths: Record<string, Record<string, unknown>> = structuredClone(records.paths) as never
  for (const each of routes) {
    const path = each.path.replace(/:(\w+)/g, '{$1}')
    const method = each.method.toLowerCase()
    const place = (paths[path] ??= {})
    place[method] = each.takes || each.gives || !place[method] ? operation(each) : place[method]
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kisscut',
      version: '1',
      description: 'The shop’s calls: JSON, snake_case, decimals as strings.',
    },
    components: {
      schemas: records.components.schemas,
      responses: {
        refused: {
          description: 'Refused: messages by field, or one for the whole call',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/field_errors' } } },
        },
      },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
    paths,
  }
}
