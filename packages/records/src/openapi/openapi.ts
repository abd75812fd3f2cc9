import { z } from 'zod'
import type { AnyRecord } from '../record/index.ts'

type Json = Record<string, unknown>

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const content = (schema: Json) => ({ content: { 'application/json': { schema } } })
const response = (description: string, schema: Json) => ({ description, ...content(schema) })
const FIELD_ERRORS = response('Rejected: messages by field', reference('field_errors'))

/** Components and paths of OpenAPI 3.1 for the records, made from their declarations (API-11). */
export function openApiOf(records: readonly AnyRecord[]): { components: { schemas: Json }; paths: Json } {
  const schemas: Json = {
    field_errors: z.toJSONSchema(
      z.object({
        errors: z.record(z.string(), z.array(z.string())),
        error: z.string().optional(),
        error_message: z.string().optional(),
      }),
      { target: 'openapi-3.0' },
    ),
  }
  const paths: Json = {}
  for (const record of records) {
    schemas[record.name] = rowSchema(record)
    schemas[`${record.name}_to_save`] = plain(
      z.toJSONSchema(record.schema, { io: 'input', unrepresentable: 'any' }),
    )
    paths[record.path] = collectionPaths(record)
    paths[`${record.path}{id}/`] = itemPaths(record)
  }
  return { components: { schemas }, paths }
}

/** Without the dialect line, which belongs to the whole document. */
const plain = ({ $schema: _, ...schema }: Json): Json => schema

function rowSchema(record: AnyRecord): Json {
  const schema = plain(z.toJSONSchema(record.schema, { io: 'output', unrepresentable: 'any' }))
  const time = { type: 'string', format: 'date-time', readOnly: true }
  return {
    ...schema,
    description: record.about,
    properties: {
      id: { type: 'string', readOnly: true },
      ...(schema['properties'] as Json),
      created: time,
      updated: time,
    },
  }
}

function collectionPaths(record: AnyRecord): Json {
  const names = ['page', 'page_size', ...(record.idIn ? ['id__in'] : []), ...record.filters]
  return {
    get: {
      summary: `List: ${record.about}`,
      parameters: names.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
      responses: { 200: response('One page', pageSchema(record)) },
    },
    post: {
      summary: `Create a ${record.name}`,
      requestBody: content(reference(`${record.name}_to_save`)),
      responses: { 201: response('As saved', reference(record.name)), 400: FIELD_ERRORS },
      ...security(record),
    },
  }
}

function pageSchema(record: AnyRecord): Json {
  const address = { type: ['string', 'null'], format: 'uri-reference' }
  const properties = {
    count: { type: 'integer' },
    next: address,
    previous: address,
    results: { type: 'array', maxItems: record.maxPageSize, items: reference(record.name) },
  }
  return { type: 'object', required: Object.keys(properties), properties }
}

function itemPaths(record: AnyRecord): Json {
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]
  const save = {
    requestBody: content(reference(`${record.name}_to_save`)),
    responses: { 200: response('As saved', reference(record.name)), 400: FIELD_ERRORS, 404: FIELD_ERRORS },
    ...security(record),
  }
  return {
    parameters,
    get: {
      summary: `Read one ${record.name}`,
      responses: { 200: response('The row', reference(record.name)), 404: FIELD_ERRORS },
    },
    put: { summary: `Replace a ${record.name}`, ...save },
    patch: { summary: `Change a ${record.name}`, ...save },
  }
}

const security = (record: AnyRecord) =>
  record.save === 'staff' ? { security: [{ bearer: [] }], 'x-policy': 'staff' } : { 'x-policy': 'owner' }
