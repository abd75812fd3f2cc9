import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from './client.ts'
import { serveApi, OWNER_KEY, type ServedApi } from './serve-api.ts'

let api: ServedApi
let guest: Client
let staff: Client
beforeAll(async () => {
  api = await serveApi()
  guest = createClient(api.origin)
  staff = createClient(api.origin, { authorization: `Bearer ${OWNER_KEY}` })
})
afterAll(() => api.close())

const POSTS = [
  '/custom/api/v1/price-quote/',
  '/custom/api/v1/add-to-cart/',
  '/custom/api/v1/remove-user-file/',
  '/custom/api/v1/custom/',
  '/custom/api/v1/custom-autosave/',
]

/** Names the api knows, so that odd values get as far as the rules. */
const FIELDS = [
  'uuid',
  'width',
  'height',
  'quantity',
  'material',
  'material_id',
  'template',
  'options',
  'product_id',
  'product_class',
  'variable_data',
  'placement',
  'user_file',
  'data',
  'id',
  'name',
]
const known = {
  template: 'die-cut-stickers',
  material: 'white-vinyl',
  width: '2',
  height: '2',
  quantity: 100,
}
const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('', '0', '-0', '1e309', '٢', '\u0000', '\ud800', 'x'.repeat(5000), 1e308, -1, 0.1, [], {}),
)
const body = fc
  .record({ base: fc.constantFrom({}, known), more: fc.dictionary(fc.constantFrom(...FIELDS), odd) })
  .map(({ base, more }) => JSON.stringify({ ...base, ...more }))

/** Texts, and what could be a cursor: JSON in base64url. */
const value = fc.oneof(
  fc.string(),
  fc.array(odd, { maxLength: 4 }).map((values) => Buffer.from(JSON.stringify(values)).toString('base64url')),
)

describe('invariants of the api', () => {
  it('never breaks on any body, and always says what is wrong', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...POSTS), body, async (path, text) => {
        const response = await guest.post(path, text)
        expect(response.status, `${path} ${text}`).toBeLessThan(500)
        if (response.status >= 400) expect(response.body).toHaveProperty('errors')
      }),
      { numRuns: 250 },
    ))

  it('never breaks on what staff save either, and keeps the shop open', async () => {
    const path = '/custom/api/v1/template-material/white-vinyl/'
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom('name', 'price_table', 'look', 'order'), odd),
        async (more) => {
          const response = await staff.patch(path, more)
          expect(response.status, JSON.stringify(more)).toBeLessThan(500)
          expect((await guest.get('/custom/api/v1/template/?page_size=1')).status).toBe(200)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('never breaks on any query or id', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom('template', 'custom', 'user-file', 'color', 'template-option-set'),
        fc.dictionary(fc.constantFrom('page', 'page_size', 'cursor', 'id__in', 'name', 'slug', 'x'), value),
        // A client takes these two out of an address before it is sent.
        fc.string({ minLength: 1 }).filter((id) => id !== '.' && id !== '..'),
        async (resource, query, id) => {
          const path = `/custom/api/v1/${resource}/`
          const list = await guest.get(`${path}?${new URLSearchParams(query)}`)
          expect(list.status).toBeLessThan(500)
          const one = await guest.get(`${path}${encodeURIComponent(id)}/`)
          expect(one.status, id).toBeLessThan(500)
        },
      ),
      { numRuns: 150 },
    ))

  it('reported nothing unexpected', () => expect(api.errors).toEqual([]))
})
