import { RECORDS, VIEWS, wireOf, type AnyRecord } from '@kisscut/records'
import { can, guest, PARTIES, type Action, type Party, type Subject, type Viewer } from '@kisscut/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCatalogResponses } from '../src/index.ts'
import { routesOf } from '../src/routes.ts'
import { createClient, type Client } from './client.ts'
import { ENGINES, serveApi, type ServedApi } from './serve-api.ts'

/** Accounts of the demo shop by role; a guest has none. Configured products there are Ben's. */
const ACCOUNTS: Readonly<Record<Exclude<Party, 'guest'>, string>> = {
  shopper: 'ana',
  trade: 'cora',
  artist: 'dele',
  owner: 'eva',
  support: 'hana',
  designer: 'finn',
  production: 'gus',
}
/** The demo shop's owner has another id. */
const idOf = (party: Exclude<Party, 'guest'>) => (party === 'owner' ? 'owner' : ACCOUNTS[party])

const RESOURCES = [
  ...Object.values<AnyRecord>(RECORDS).map((record) => ({ path: record.path, record })),
  ...VIEWS.map(({ of, shown }) => ({ path: shown.path, record: of })),
]
const resourceAt = (path: string) =>
  RESOURCES.find((each) => path === each.path || path === `${each.path}{id}/`)?.record

const ACTIONS: Readonly<Record<string, Action>> = {
  get: 'read',
  post: 'create',
  put: 'change',
  patch: 'change',
  delete: 'remove',
}
/** Terms in staff's data only. */
const OF_STAFF = /wholesale/

interface Operation {
  readonly 'x-policy': { readonly access: string; readonly may?: readonly [Action, Subject] }
}

describe.each(ENGINES)('every route, by every role, on %s', (engine) => {
  let api: ServedApi
  let routes: readonly (readonly [method: string, path: string, operation: Operation])[]
  beforeAll(async () => {
    api = await serveApi(engine, { limit: async () => undefined })
    const { paths } = (await createClient(api.origin).get('/openapi.json')).body as unknown as {
      paths: Record<string, Record<string, Operation>>
    }
    routes = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => [method, path, operation] as const),
    )
  })
  afterAll(async () => {
    await api.close()
    expect(api.errors).toEqual([])
  })

  const whoIs = async (party: Party): Promise<{ client: Client; viewer: Viewer }> => {
    if (party === 'guest') {
      const client = createClient(api.origin)
      await client.post('/custom/api/v1/custom-autosave/', { data: {} })
      return { client, viewer: guest('session:somebody', 'en-US') }
    }
    const id = idOf(party)
    const key = `a-key-of-${id}-for-tests-only`
    await api.storage.accounts.addApiKey(id, 'tests', key)
    const { roles } = (await api.storage.accounts.account({ id }))!
    return {
      client: createClient(api.origin, { authorization: `Bearer ${key}` }),
      viewer: { ...guest(`account:${id}`, 'en-US'), roles },
    }
  }

  it('is in the document these tests go by', () => {
    const declared = routesOf(api.shop, createCatalogResponses(api.shop)).map(
      ({ method, path }) => `${method} ${path}`,
    )
    const walked = routes.map(
      ([method, path]) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    )
    expect(walked.toSorted()).toEqual(declared.toSorted())
  })

  it.each(PARTIES)('%s is forbidden what the table does not grant, and nothing else', async (party) => {
    const { client, viewer } = await whoIs(party)
    for (const [method, path, { 'x-policy': policy }] of routes) {
      const record = resourceAt(path)
      const action = ACTIONS[method]!
      const isGranted =
        record === undefined
          ? policy.may === undefined || can(viewer, ...policy.may)
          : action === 'read' || can(viewer, action, record)
      const address = path.replace(/\{\w+\}/g, 'no-such')
      const { status } = await client.send(method.toUpperCase(), address)
      expect(status === 403, `${method} ${path}: ${status}`).toBe(!isGranted)
      expect(status, `${method} ${path}`).toBeLessThan(500)
    }
    expect(routes.length).toBeGreaterThan(RESOURCES.length * 6)
  })

  it.each(PARTIES)('%s reads and changes the rows the table says, in every resource', async (party) => {
    const { client, viewer } = await whoIs(party)
    const isStaff = can(viewer, 'read', 'custom', { owner: 'account:ben' })
    for (const { path, record } of RESOURCES) {
      const [row] = await api.storage.records.findMany(record, {}, 1)
      const address = `${path}${row!.id}/`
      const may = (action: Action) => can(viewer, action, record, row)
      const read = await client.get(address)
      expect(read.status, address).toBe(may('read') ? 200 : 404)
      const list = await client.get(path)
      const { results } = list.body as unknown as { results: readonly { id: string }[] }
      const shown = results.map(({ id }) => id)
      if (!may('read')) expect(shown, path).not.toContain(row!.id)
      const changed = await client.patch(address, {})
      const rejected = (action: Action) => (can(viewer, action, record) ? 404 : 403)
      expect(changed.status, `${address} ${JSON.stringify(changed.body)}`).toBe(
        may('change') ? 200 : rejected('change'),
      )
      if (!isStaff) expect(JSON.stringify([read.body, list.body, changed.body])).not.toMatch(OF_STAFF)
      const whole = wireOf(record, row!, { staff: true })
      if (!may('change')) expect((await client.put(address, whole)).status, address).toBe(rejected('change'))
      if (!may('remove')) expect((await client.remove(address)).status, address).toBe(rejected('remove'))
      expect(await api.storage.records.get(record, row!.id), address).not.toBeNull()
    }
  })
})
