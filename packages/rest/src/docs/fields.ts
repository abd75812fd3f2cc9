import type { Json } from '../openapi/schemas.ts'
import * as messages from '../messages/docs.ts'

/** A field as a row of a table says it. */
export interface Field {
  readonly name: string
  readonly type: string
  readonly note: string
}

export type Components = Readonly<Record<string, Json>>

const COMPONENT = /^#\/components\/schemas\/(.+)$/

/** The schema itself, where it is a reference. */
export const resolved = (schema: Json, components: Components): Json => {
  const name = COMPONENT.exec(String(schema['$ref'] ?? ''))?.[1]
  return name === undefined ? schema : (components[name] ?? {})
}

const optionsOf = (schema: Json): readonly Json[] => (schema['anyOf'] ?? schema['oneOf'] ?? []) as Json[]

/** `string`, `list of string`, `"dropdown" or "radio"`, `string or null`. */
function typeOf(given: Json, components: Components): string {
  const schema = resolved(given, components)
  if (schema['const'] !== undefined) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum'])) return schema['enum'].map((each) => JSON.stringify(each)).join(' or ')
  const options = optionsOf(schema)
  if (options.length > 0) return [...new Set(options.map((each) => typeOf(each, components)))].join(' or ')
  if (schema['type'] === 'array') return `list of ${typeOf((schema['items'] ?? {}) as Json, components)}`
  return typeof schema['type'] === 'string' ? schema['type'] : 'any'
}

/** Its meaning; for input also its default and limit. */
const noteOf = ({ description, ...rules }: Json, sent: boolean, isRequired: boolean): string => {
  const { maxLength, maximum, default: standard } = sent ? rules : ({} as Json)
  const most = maxLength ?? maximum
  const notes = [
    ...(isRequired && standard === undefined ? [messages.required] : []),
    ...(standard === undefined ? [] : [messages.standard(JSON.stringify(standard))]),
    ...(most === undefined ? [] : [messages.atMost(Number(most).toLocaleString('en-US'))]),
    ...(typeof description === 'string' ? [description] : []),
  ]
  return notes.join('; ')
}

/** The fields of an object; empty for anything else. */
export function fieldsIn(schema: Json, components: Components, sent: boolean): readonly Field[] {
  const { properties = {}, required = [] } = resolved(schema, components)
  return Object.entries(properties as Record<string, Json>).map(([name, field]) => ({
    name,
    type: typeOf(field, components),
    note: noteOf(field, sent, sent && (required as readonly string[]).includes(name)),
  }))
}
