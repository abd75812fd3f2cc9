import { z } from 'zod'

export type Json = Readonly<Record<string, unknown>>

/** The document's `components.schemas`, filled while its operations are written. */
export interface Schemas {
  readonly components: Record<string, Json>
  /** The schema in place, or a reference where it has an `id` of its own (`schema.meta({ id })`). */
  of(schema: z.ZodType, io: 'input' | 'output', partial?: boolean): Json
}

const COMPONENTS = '#/components/schemas/'

/** JSON Schema 2020-12, the dialect of OpenAPI 3.1, as zod itself writes it; nested schemas with an id become components. */
export const createSchemas = (): Schemas => {
  const components: Record<string, Json> = {}
  const written = new Map<z.ZodType, Map<string, Json>>()

  const write: Schemas['of'] = (schema, io, partial) => {
    const { $schema: _, $defs = {}, ...body } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
    const id = z.globalRegistry.get(schema)?.id
    const whole = id === undefined ? undefined : $defs[id]
    for (const [name, each] of Object.entries($defs)) {
      if (!partial || name !== id) components[name] ??= component(each)
    }
    if (!partial || whole === undefined) return hoisted(body)
    const name = `${id}_changes`
    components[name] ??= component(asChanges(whole))
    return { $ref: COMPONENTS + name }
  }

  const of: Schemas['of'] = (schema, io, partial = false) => {
    const forms = written.get(schema) ?? new Map<string, Json>()
    written.set(schema, forms)
    const form = `${io} ${partial}`
    const json = forms.get(form) ?? write(schema, io, partial)
    forms.set(form, json)
    return json
  }
  return { components, of }
}

/** The same without required fields and defaults. */
const asChanges = ({ required: _, properties, ...schema }: Json): Json => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(properties as Record<string, Json>).map(([name, { default: _standard, ...field }]) => [
      name,
      field,
    ]),
  ),
})

const component = ({ id: _, ...schema }: Json): Json => hoisted(schema)

/** References to a schema's own definitions, as references to the document's components. */
const hoisted = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${COMPONENTS}`)) as Json
