import { describe, expect, it } from 'vitest'
import { RECORDS } from '../all.ts'
import { openApiOf } from './index.ts'

const { components, paths } = openApiOf(Object.values(RECORDS))

const referencesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        key === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner),
      )

describe('the OpenAPI of the records', () => {
  it('describes every record, what it gives and what it takes', () => {
    for (const { name, path } of Object.values(RECORDS)) {
      expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining([name, `${name}_to_save`]))
      expect(Object.keys(paths)).toEqual(expect.arrayContaining([path, `${path}{id}/`]))
    }
  })

  it('refers to nothing that it does not have', () => {
    const known = Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`)
    expect(referencesIn({ components, paths }).filter((reference) => !known.includes(reference))).toEqual([])
  })

  it('shows decimals as text and refuses unknown fields', () => {
    const schema = components.schemas['custom'] as {
      additionalProperties: boolean
      properties: Record<string, { type?: string }>
    }
    expect(schema.additionalProperties).toBe(false)
    expect(schema.properties['width']?.type).toBe('string')
    expect(schema.properties['id']?.type).toBe('string')
  })

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify({ components, paths }))).toEqual({ components, paths })
  })
})
