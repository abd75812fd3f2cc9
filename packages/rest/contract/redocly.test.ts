import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveApi, type ServedApi } from './serve-api.ts'

describe('the description of the API', () => {
  let api: ServedApi
  beforeAll(async () => {
    api = await serveApi()
  })
  afterAll(() => api.close())

  it('follows redocly’s recommended rules (API-30)', async () => {
    const source = await (await fetch(`${api.origin}/openapi.json`)).text()
    const config = await createConfig({
      extends: ['recommended'],
      // The specification's paths end in a slash.
      rules: { 'no-path-trailing-slash': 'off' },
    })
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
    const reported = problems.map(({ ruleId, severity, message, location }) =>
      [severity, ruleId, message, location[0]?.pointer].join(' '),
    )
    expect(reported).toEqual([])
  })
})
