import { RECORDS, VIEWS } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { html } from '../src/docs/html.ts'
import { serveApi, type ServedApi } from './serve-api.ts'

describe('the pages about the API (API-24)', () => {
  let api: ServedApi
  const load = async (path: string) => {
    const response = await fetch(`${api.origin}${path}`)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const linked = (text: string) => [...text.matchAll(/href="(\/[^"#]*)"/g)].map(([, address]) => address!)
  beforeAll(async () => {
    api = await serveApi()
  })
  afterAll(() => api.close())

  it('show every call, and every resource with its fields', async () => {
    const home = await load('/docs/api/')
    const { paths } = JSON.parse((await load('/openapi.json')).text) as {
      paths: Record<string, Record<string, object>>
    }
    const addresses = [...new Set(linked(home.text))].filter((address) => address.startsWith('/docs/api/'))
    const pages = await Promise.all(addresses.map(load))
    expect(pages.map(({ status }) => status)).toEqual(addresses.map(() => 200))
    const text = pages.map((page) => page.text).join('\n')
    const calls = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(
        (method) => `<span class="method">${method.toUpperCase()}</span> <code>${path}</code>`,
      ),
    )
    expect(calls.filter((call) => !text.includes(call))).toEqual([])
    for (const page of pages) {
      const ids = [...page.text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const [, id] of page.text.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id)
    }
    for (const { path } of [...Object.values(RECORDS), ...VIEWS.map(({ shown }) => shown)])
      expect(home.text).toContain(`<code>${path}</code>`)
    const size = await load('/docs/api/custom-template-size/')
    for (const name of Object.keys(RECORDS.template_size.schema.shape))
      expect(size.text).toContain(`<th scope="row"><code>${name}</code></th>`)
    const material = await load('/docs/api/custom-template-material/')
    expect(material.text).toContain('as the press room calls it')
    expect(size.text).toMatch(/Staff: owner\./)
  })

  it('need nothing from elsewhere, and run nothing', async () => {
    for (const path of ['/docs/api/', '/docs/api/custom-custom/']) {
      const { headers, text } = await load(path)
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/)
      expect(text).not.toMatch(/<script|style=|https?:\/\//)
    }
    expect((await load('/docs/api/style.css')).headers.get('content-type')).toMatch(/^text\/css/)
    expect((await load('/docs/api/no-such/')).status).toBe(404)
    expect((await load('/docs/api/%3Cscript%3E/')).text).not.toContain('<script>')
  })
})

it('markup that is filled in with text says what the text says', () => {
  expect(html`<a href="${'"><script>'}">${["<b>'", html`<i>${1}</i>`]}</a>`.markup).toBe(
    '<a href="&quot;&gt;&lt;script&gt;">&lt;b&gt;&#39;<i>1</i></a>',
  )
})
